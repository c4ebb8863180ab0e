"use strict";var require=process.getBuiltinModule;
"use strict";

// ../ports/src/node-clock.ts
var k = {
  now: () => /* @__PURE__ */ new Date(),
  get timeZone() {
    let { timeZone: e } = new Intl.DateTimeFormat().resolvedOptions();
    return e === void 0 || e === "Etc/Unknown" ? ie() : e;
  },
  dayOf(e) {
    let t = e.getFullYear();
    if (Number.isNaN(t)) throw new RangeError('Cannot tell the day of "Invalid Date"');
    let n = String(e.getMonth() + 1).padStart(2, "0"), o = String(e.getDate()).padStart(2, "0");
    return `${String(t).padStart(4, "0")}-${n}-${o}`;
  }
};
function ie() {
  let e = Math.round((/* @__PURE__ */ new Date()).getTimezoneOffset() / 60);
  return e === 0 ? "UTC" : `Etc/GMT${e > 0 ? "+" : ""}${e}`;
}

// ../session-reminder/src/attended.ts
var b = (function(e) {
  let t = e.CLAUDE_CODE_ENTRYPOINT;
  return t !== void 0 && t !== "cli" ? !1 : e.CLAUDE_CODE_SESSION_ATTENDED !== "0";
});

// ../session-reminder/src/banner.ts
function A(e) {
  let t = `it is ${e} days since this project's documents were last checked.`;
  return e === void 0 ? t = "this project's documents were never checked." : e === 0 ? t = "this project's documents were last checked less than a day ago." : e === 1 && (t = "it is 1 day since this project's documents were last checked."), `dochygiene: ${t}
${ae}`;
}
var ae = "Run /dochygiene:check to see which of them deserve a look. (No more reminders today.)";

// ../session-reminder/src/decide.ts
var w = (function(e, t) {
  let { lastCheck: n } = e, { now: o, stalenessDays: r } = t, i = n === void 0 ? void 0 : o.getTime() - n.getTime();
  return i !== void 0 && i <= r * 864e5 ? { kind: "silent", because: "fresh" } : e.remindedOn.includes(t.today) ? { kind: "silent", because: "snoozed" } : { kind: "remind", daysSinceCheck: i === void 0 ? void 0 : Math.floor(i / 864e5) };
});

// ../session-reminder/src/decide-on.ts
var N = (function(e, t) {
  let { clock: n, now: o, claimed: r } = t, { lastCheck: i, lastReminded: s } = e, c = e.thresholdDays ?? t.stalenessDays, a = w({ lastCheck: i, remindedOn: ce }, { now: o, today: de, stalenessDays: c });
  if (a.kind === "silent") return a;
  let d = n.dayOf(o);
  return !(s !== void 0 && n.dayOf(s) === d) && !r(d) ? a : w({ lastCheck: i, remindedOn: [d] }, { now: o, today: d, stalenessDays: c });
});
var ce = [], de = "";

// ../state-store/src/instant.ts
var se = Date.UTC(2e3, 0);
var R = (function(e, t) {
  if (typeof e != "string" || e.length !== 24) return;
  let n = new Date(e);
  return le(n, t) && h(n) === e ? n : void 0;
});
var h = (function(e) {
  let t = `${e.getUTCFullYear()}-${S(e.getUTCMonth() + 1)}-${S(e.getUTCDate())}`, n = `${S(e.getUTCHours())}:${S(e.getUTCMinutes())}:${S(e.getUTCSeconds())}`;
  return `${t}T${n}.${String(e.getUTCMilliseconds()).padStart(3, "0")}Z`;
});
var S = (function(e) {
  return e < 10 ? `0${e}` : `${e}`;
});
var le = (function(e, t) {
  let n = e.getTime();
  return n >= se && n <= t.getTime() + 864e5;
});
var j = (function(e, t) {
  return new Date(e.getTime() - t * 864e5);
});

// ../state-store/src/claim.ts
var fe = 7, I = 64, F = "reminded-";
function C(e) {
  return F + e;
}
function $(e, t, n) {
  let o = C(t.dayOf(j(n, fe))), r = [];
  for (let i of e)
    i < o && ue(i) !== void 0 && r.push(i);
  return r.length < 2 ? r : r.sort();
}
function ue(e) {
  if (!e.startsWith(F)) return;
  let t = e.slice(F.length);
  return ye(t) ? t : void 0;
}
function ye(e) {
  let t = `${e}T00:00:00.000Z`;
  return t === h(new Date(t));
}

// ../state-store/src/utf8-length.ts
function z(e) {
  let t = e.length;
  for (let n = 0; n < e.length; n += 1) {
    let o = e.charCodeAt(n);
    if (o < 128) continue;
    t += o < 2048 ? 1 : 2, (o & 64512) === 55296 && (e.charCodeAt(n + 1) & 64512) === 56320 && (n += 1);
  }
  return t;
}

// ../state-store/src/state-text.ts
var O = 1, P = 1048576, me = "\uFFFD";
var K = (function(e) {
  if (e.includes(me)) return { condition: "unreadable", because: "NOT_UTF_8" };
  let t;
  try {
    t = JSON.parse(e);
  } catch {
    return { condition: "unreadable", because: "NOT_JSON" };
  }
  if (!pe(t)) return { condition: "unreadable", because: "WRONG_SHAPE" };
  let n = t.version;
  return n === O ? { condition: "ok", fields: t } : typeof n == "number" && n > O ? { condition: "newer", fields: t } : { condition: "unreadable", because: "WRONG_SHAPE" };
});
var J = (function(e) {
  let t;
  try {
    t = `${JSON.stringify(e, void 0, 2)}
`;
  } catch (o) {
    if (o instanceof RangeError) return;
    throw o;
  }
  return t.length * 3 <= P || z(t) <= P ? t : void 0;
});
var pe = (function(e) {
  return typeof e == "object" && e !== null;
});

// ../state-store/src/state-file.ts
var L = "state.json";
var V = (function({ text: e, stat: t }) {
  let n = K(e);
  return n.condition === "unreadable" ? { ...Se(n.because), text: e } : { condition: n.condition, fields: n.fields, text: e, stat: t };
});
var Se = (function(e) {
  return { condition: "unreadable", text: void 0, because: e, error: void 0 };
});

// ../state-store/src/read-state.ts
var v = (function(e, t) {
  return he({ clock: t }, V(e));
});
var he = (function({ clock: e }, t) {
  let { condition: n } = t;
  if (!("fields" in t)) {
    let c = n === "unreadable" ? t.because : void 0;
    return { ...Z, condition: n, because: c, file: t };
  }
  let o = e.now(), { last_check: r, last_reminded: i, threshold_days: s } = t.fields;
  return {
    lastCheck: R(r, o),
    lastReminded: i === null ? void 0 : R(i, o),
    thresholdDays: s === void 0 ? void 0 : ge(s),
    condition: n,
    because: void 0,
    file: t
  };
});
var Z = {
  lastCheck: void 0,
  lastReminded: void 0,
  thresholdDays: void 0,
  condition: "absent",
  because: void 0,
  file: void 0
}, U = {
  ...Z,
  file: { condition: "absent", text: void 0 }
};
var De = 3650;
var ge = (function(e) {
  return typeof e == "number" && e >= 0 && e <= De ? e : void 0;
});

// ../state-store/src/record-reminder.ts
function M(e, t, n) {
  if (e.condition !== "ok" && e.condition !== "absent" || t !== void 0 && t >= n) return;
  let o = e.condition === "ok" ? e.fields : { version: O, last_check: null };
  return J({ ...o, last_reminded: h(n) });
}

// src/plain-disk.ts
var D = { throwIfNoEntry: !1 }, p = {
  bits: 61440,
  directory: 16384,
  file: 32768,
  link: 40960
}, xe = 438;
function G(e, t) {
  let { O_WRONLY: n, O_CREAT: o, O_EXCL: r, O_NOFOLLOW: i = 0 } = e.constants;
  return e.openSync(t, n | o | r | i, xe);
}
function E(e, t, n) {
  let o = Buffer.from(n), r = G(e, t);
  try {
    try {
      if (e.writevSync(r, [o]) !== o.length) throw new Error(`Cannot write "${t}": cut short`);
      e.fsyncSync(r);
    } finally {
      e.closeSync(r);
    }
  } catch (i) {
    throw g(e, t), i;
  }
}
function g(e, t) {
  try {
    e.unlinkSync(t);
  } catch {
  }
}
function _(e, t) {
  let { O_RDONLY: n, O_DIRECTORY: o = 0 } = e.constants, r = e.openSync(t, n | o);
  try {
    e.fsyncSync(r);
  } finally {
    e.closeSync(r);
  }
}

// src/plain-reminder.ts
function X(e, t, { now: n, daysSinceCheck: o }) {
  let { disk: r, start: i, clock: s } = e, { file: c } = t, f = c === void 0 ? void 0 : M(c, t.lastReminded, n);
  if (c === void 0 || f === void 0) return;
  let a = `${i}/.dochygiene`, d = `${n.getTime().toString(16)}-${e.pid}`, u = `${a}/scratch-state-${d}`, y = !1;
  try {
    if (r.realpathSync.native(i) !== i) return;
    let x = H(r.lstatSync(`${i}/.git/HEAD`, D));
    if (x !== p.file && x !== p.link) return;
    if (c.condition === "absent")
      Te(r, i, a, d), E(r, u, f), y = !0, _(r, a);
    else {
      let T = r.lstatSync(a, D);
      if (H(T) !== p.directory || T?.uid !== e.owner) return;
    }
    r.closeSync(G(r, `${a}/${C(s.dayOf(n))}`));
  } catch {
    y && g(r, u);
    return;
  }
  let m = Ce(e, c, { folder: a, scratch: u, text: f, now: n, made: y });
  return { text: A(o), recorded: m };
}
function H(e) {
  return e === void 0 ? 0 : e.mode & p.bits;
}
function Te(e, t, n, o) {
  e.mkdirSync(n);
  let r = `${n}/scratch-gitignore-${o}`;
  E(e, r, `*
`);
  try {
    _(e, t), e.renameSync(r, `${n}/.gitignore`);
  } catch (i) {
    throw g(e, r), i;
  }
}
function Ce({ disk: e, clock: t }, n, o) {
  let { folder: r, scratch: i, text: s, now: c } = o, f = `${r}/${L}`, { made: a } = o;
  try {
    a || E(e, i, s), a = !0;
    let d = e.lstatSync(f, D), u = "stat" in n ? n.stat : void 0;
    if (d?.ino === u?.inode && d?.size === u?.size && d?.mtimeMs === u?.modified && d?.ctimeMs === u?.changed) {
      e.renameSync(i, f), _(e, r);
      let m = $(e.readdirSync(r), t, c);
      return m.length > 0 && Oe(e, r, m), !0;
    }
  } catch {
  }
  return a && g(e, i), !1;
}
function Oe(e, t, n) {
  let o = 0;
  for (let r of n) {
    let i = `${t}/${r}`;
    if (H(e.lstatSync(i, D)) === p.file && (e.unlinkSync(i), o += 1, o === I))
      break;
  }
}

// src/state-at-a-glance.ts
var l = require("node:fs"), Ee = 4096, Y = "no such state";
var q = (function(e) {
  if (!(e.startsWith("/") && (0, l.existsSync)(`${e}/.git/HEAD`) && (0, l.existsSync)(`${e}/.git/objects/.`))) return;
  let n = `${e}/.dochygiene/state.json`;
  if (!(0, l.existsSync)(n)) return Y;
  let { O_RDONLY: o, O_NOFOLLOW: r = 0, O_NONBLOCK: i = 0, S_IFMT: s, S_IFREG: c } = l.constants;
  try {
    let f = (0, l.openSync)(n, o | r | i), a = (0, l.fstatSync)(f), { mode: d, size: u, mtimeMs: y, ctimeMs: m, ino: x, uid: T } = a, B = (d & s) === c && u <= Ee ? (0, l.readFileSync)(f, "utf8") : void 0;
    return (0, l.closeSync)(f), B === void 0 ? void 0 : { text: B, stat: { kind: "file", size: u, modified: y, changed: m, inode: x, owner: T } };
  } catch {
    return;
  }
});

// src/outcome.ts
var Q = (function(e, t, n) {
  if (!b(e)) return { kind: "silent", because: "unattended" };
  let { start: o, clock: r } = t, i = q(o);
  if (i === void 0) return n().remindWithCare(void 0);
  let s = i === Y ? U : v(i, r), c = r.now(), a = N(s, { clock: r, now: c, stalenessDays: 14, claimed: ke });
  if (a.kind === "silent") return a;
  let d = X(t, s, { now: c, daysSinceCheck: a.daysSinceCheck });
  return d === void 0 ? n().remindWithCare(s) : (d.recorded || n().recordWithCare(o, c), { kind: "banner", text: d.text });
});
var ke = (function() {
  return !1;
});

// src/say.ts
var te = require("node:fs");

// src/patience.ts
function ee(e, t) {
  if (!(e instanceof Error && "code" in e && e.code === "EAGAIN") || t >= 100) throw e;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

// src/say.ts
var ne = 1, re = 2;
function W(e, t) {
  let n = Buffer.from(`${t}
`), o = 0;
  try {
    for (; n.length > 0; )
      try {
        let r = (0, te.writevSync)(e, [n]);
        if (r === n.length) return;
        n = n.subarray(r), o = 0;
      } catch (r) {
        o += 1, ee(r, o);
      }
  } catch {
  }
}

// src/session-start.ts
try {
  let { env: e, pid: t } = process, n = e.CLAUDE_PROJECT_DIR ?? "", r = { disk: process.getBuiltinModule("node:fs"), start: n, clock: k, owner: process.getuid?.(), pid: t }, i = Q(e, r, be);
  i.kind === "silent" ? oe(`silent: ${i.because}`) : W(ne, JSON.stringify({ systemMessage: i.text }));
} catch (e) {
  oe(`silent: ${e instanceof Error ? e.stack : e}`);
}
process.exit(0);
function be() {
  return module.require("./with-care.cjs");
}
function oe(e) {
  process.env.DOCHYGIENE_DEBUG && W(re, `dochygiene: ${e}`);
}
