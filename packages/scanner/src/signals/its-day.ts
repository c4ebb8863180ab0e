import { archiveNames } from '../archive-names.ts';
import { isFixture } from '../context/fixture.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import { versionOf } from '../context/versioned-copy.ts';
import type { Document } from '../document.ts';
import { baseName } from '../resolve/project-path.ts';

/** Whether nothing in `document` is said to readers of this project about how it is now. */
export function isExemptDocument({ path, generated }: Document): boolean {
  if (isFixture(path) || isTemplate(path) || generated !== undefined) return true;
  if (REFERENCE.test(path)) return true;
  return HISTORY.test(path) || versionOf(path) !== undefined || OF_A_VERSION.test(path);
}

/** Entries of a history are right for their day; what is about a change names what was. */
const HISTORY =
  /(?:^|\/)(?:change(?:s|log)|history|news|release[-_ ]?notes?|releases?)(?:[._-][^/]*)?(?:\/|$)|(?:^|[/._-])(?:change-?logs?|migrat\w*|upgrad\w*|deprecat\w*|refactor\w*|reorgani[sz]\w*|restructur\w*|renam\w*|consolidat\w*|clean-?up|removal)(?=[/._-]|$)/i;

/** Pages that a program makes of code, one for each thing in it, by where it puts them. */
const REFERENCE =
  /(?:^|\/)(?:type-aliases|interfaces|classes|functions|variables|enumerations|namespaces)\/[\w.-]+$/;

/** `ante_handler_v1.md`, `v7-to-v8.md`. */
const OF_A_VERSION = /[-_.]v\d+(?:[-_.]\d+)*\.\w+$/i;

/** Whether the document is about work of its day, by its path or its title: what it names was there then. */
export function isOfItsDay({ path, headings }: Pick<Document, 'path' | 'headings'>): boolean {
  const apart = path.replace(CAMEL, '$1-$2');
  if (isRecord(path) || WORK.test(apart) || WORK_ELSEWHERE.test(path) || SPECIFIED.test(path))
    return true;
  if (PUT_AWAY.test(apart)) return true;
  const title = headings[0]?.text ?? '';
  if (WORK_ELSEWHERE.test(title)) return true;
  return TICKET.test(baseName(path)) || TICKET.test(title) || WORK_TITLE.test(title);
}

/** `DESIGN-009-orphans.md`, `REQ-015: what is asked for`. */
const TICKET = /^[A-Z]{2,10}-\d{2,}\b/;

/** `ArchitectureReview.md`. */
const CAMEL = /([a-z])([A-Z][a-z])/g;

/** Specifications of one piece of work, where tools and conventions keep them. */
const SPECIFIED = /(?:^|\/)(?:\.kiro\/specs|openspec\/changes|specs\/\d+[-_][^/]+)\//;

/** Plans, reports, minutes and archives, in some other languages. */
const WORK_ELSEWHERE =
  /计划|規劃|规划|計畫|計画|总结|總結|报告|報告|复盘|归档|歸檔|계획|보고서|отч[её]т|итоги|تقرير|خطة|ملخص/i;

const WORK_TITLE =
  /\b(?:summary|report|plan|planning|proposal|analysis|audit|retrospective|post-?mortem|handoff|migration|investigation|root cause|complete|lessons?)\b/i;

const WORK =
  /(?:^|[/._-])(?:plans?|planning|prds?|prps?|todos?|roadmaps?|proposals?|research|ideas?|tasks?|drafts?|reports?|analys[ie]s|audits?|reviews?|summar(?:y|ies)|handoffs?|handovers?|sessions?|notes|status|progress|backlog|issues?|stories|epics|sprints?|milestones?|phases?|evidence|investigations?|verification|qa|findings|complet(?:e|ed|ion)|retro\w*|work-?items?|initiatives|continuity|journal|experiments?|pr-?\d+|fix(?:es|ed)?|bugs?|devlog|worklog|improvements?|enhancements?|lessons?|learned|root[-_]?cause|discovery|approach|decisions?|rfcs?|relat[oó]rios?)(?=[/._-]|$)/i;

const PUT_AWAY = new RegExp(`(?:^|[/_.-])(?:${archiveNames('day')})(?=[/_.-]|$)`, 'i');
