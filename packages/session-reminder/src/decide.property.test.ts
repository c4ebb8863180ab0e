import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';

const DAY = 86_400_000;

const instant = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});
const day = instant.map((date) => date.toISOString().slice(0, 10));
const question = fc.record({
  lastCheck: fc.option(instant, { nil: undefined }),
  remindedOn: fc.array(day, { maxLength: 4 }),
  now: instant,
  today: day,
  stalenessDays: fc.integer({ min: 0, max: 400 }),
});

test('never twice on a day: once today is among the days reminded, silent', () => {
  fc.assert(
    fc.property(question, ({ lastCheck, remindedOn, ...moment }) => {
      const after = decide({ lastCheck, remindedOn: [...remindedOn, moment.today] }, moment);
      expect(after.kind).toBe('silent');
    }),
  );
});

test('other days change nothing', () => {
  fc.assert(
    fc.property(question, ({ lastCheck, remindedOn, ...moment }) => {
      const others = remindedOn.filter((label) => label !== moment.today);
      const bare = decide({ lastCheck, remindedOn: [] }, moment);
      expect(decide({ lastCheck, remindedOn: others }, moment)).toEqual(bare);
    }),
  );
});

test('a reminder counts the days that have passed in full, and they exceed the threshold', () => {
  fc.assert(
    fc.property(question, ({ lastCheck, remindedOn, ...moment }) => {
      const decision = decide({ lastCheck, remindedOn }, moment);
      if (decision.kind !== 'remind' || lastCheck === undefined) return;
      const age = moment.now.getTime() - lastCheck.getTime();
      const days = decision.daysSinceCheck ?? Number.NaN;
      expect(days * DAY).toBeLessThanOrEqual(age);
      expect((days + 1) * DAY).toBeGreaterThan(age);
      expect(age).toBeGreaterThan(moment.stalenessDays * DAY);
    }),
  );
});

test('waiting never makes a stale project fresh', () => {
  const wait = fc.integer({ min: 0, max: 1_000 * DAY });
  fc.assert(
    fc.property(question, wait, ({ lastCheck, ...moment }, waited) => {
      const history = { lastCheck, remindedOn: [] };
      const later = { ...moment, now: new Date(moment.now.getTime() + waited) };
      if (decide(history, moment).kind === 'remind') {
        expect(decide(history, later).kind).toBe('remind');
      }
    }),
  );
});

test('a later check never makes a fresh project stale', () => {
  fc.assert(
    fc.property(question, instant, ({ lastCheck, remindedOn, ...moment }, other) => {
      const [earlier, later] = [lastCheck ?? other, other].sort(
        (a, b) => a.getTime() - b.getTime(),
      );
      const before = decide({ lastCheck: earlier, remindedOn }, moment);
      const after = decide({ lastCheck: later, remindedOn }, moment);
      if (before.kind === 'silent' && before.because === 'fresh') expect(after).toEqual(before);
    }),
  );
});
