"use strict";var require=process.getBuiltinModule;
"use strict";
var $ = Object.defineProperty;
var Xe = Object.getOwnPropertyDescriptor;
var Ze = Object.getOwnPropertyNames;
var Qe = Object.prototype.hasOwnProperty;
var Je = (e, t) => {
  for (var n in t)
    $(e, n, { get: t[n], enumerable: !0 });
}, qe = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Ze(t))
      !Qe.call(e, o) && o !== n && $(e, o, { get: () => t[o], enumerable: !(r = Xe(t, o)) || r.enumerable });
  return e;
};
var et = (e) => qe($({}, "__esModule", { value: !0 }), e);

// src/with-care.ts
var on = {};
Je(on, {
  recordWithCare: () => nn,
  remindWithCare: () => tn
});
module.exports = et(on);

// ../ports/src/file-system-error.ts
var a = class extends Error {
  name = "FileSystemError";
  code;
  operation;
  path;
  constructor(t, n, r, o) {
    super(`Cannot ${n} "${r}": ${t}`, o === void 0 ? void 0 : { cause: o }), this.code = t, this.operation = n, this.path = r;
  }
};

// ../ports/src/path.ts
var de = /^(?:[A-Za-z]:[\\/]|[\\/]{2}[^\\/]+[\\/]+[^\\/]+(?:[\\/]|$))/, tt = /(?:^|\/)\.{0,2}(?:\/|$)/, nt = ["", ".", ".."];
function p(e) {
  if (e.includes("\0")) throw new RangeError(`Cannot use "${e}" as a path: it holds a NUL`);
  if (e.startsWith("/")) return ae("/", e.split("/"), "/");
  let t = de.exec(e)?.[0];
  if (t === void 0)
    throw new RangeError(`Cannot use "${e}" as a path: it is not absolute`);
  let n = `${t.replace(/[\\/]+$/, "")}\\`.replace(/(?<=.)[\\/]+/g, "\\");
  return ae(n, e.slice(t.length).split(/[\\/]/), "\\");
}
function ae(e, t, n) {
  let r = [];
  for (let o of t)
    o === ".." ? r.pop() : o !== "" && o !== "." && r.push(o);
  return e + r.join(n);
}
function f(e, t) {
  let n = G(e), r = t.includes("\0") || n === "\\" && t.includes("\\"), o = !t.includes("/");
  if (r || (o ? nt.includes(t) : tt.test(t)))
    throw new RangeError(`Cannot use "${t}" below "${e}": it is not a path downwards`);
  let i = n === "/" ? t : t.replaceAll("/", n);
  return ce(e, n) + i;
}
function T(e) {
  let t = G(e), n = t === "/" ? t : de.exec(e)?.[0];
  if (e === n) return;
  let r = e.slice(0, e.lastIndexOf(t));
  return r.length < (n?.length ?? 0) ? n : r;
}
function Y(e, t) {
  return t === e || t.startsWith(ce(e, G(e)));
}
function G(e) {
  return e.startsWith("/") ? "/" : "\\";
}
function ce(e, t) {
  return e.endsWith(t) ? e : e + t;
}

// ../ports/src/confined.ts
function H(e, t) {
  let n = (r, o) => {
    if (!Y(t, o)) throw new a("CONFINED", r, o);
  };
  return {
    // Bound, since a hook would have to compile a function of ours for each.
    stat: e.stat.bind(e),
    lstat: e.lstat.bind(e),
    realPath: e.realPath.bind(e),
    readLink: e.readLink.bind(e),
    list: e.list.bind(e),
    names: e.names.bind(e),
    buffer: e.buffer.bind(e),
    readInto: e.readInto.bind(e),
    create(r, o) {
      n("create", r), e.create(r, o);
    },
    rename(r, o) {
      n("rename", r), n("rename", o), e.rename(r, o);
    },
    remove(r) {
      n("remove", r), e.remove(r);
    },
    makeDirectory(r) {
      n("make directory", r), e.makeDirectory(r);
    },
    syncDirectory(r) {
      n("sync directory", r), e.syncDirectory(r);
    }
  };
}

// ../ports/src/read-text.ts
function O(e, t, n) {
  let r = e.buffer(n + 1), { stat: o, length: i } = e.readInto(t, r);
  return { text: r.utf8(0, Math.min(i, n)), stat: o, truncated: i > n };
}

// ../ports/src/node.ts
var l = require("node:fs");

// ../ports/src/node-kind.ts
var w = { throwIfNoEntry: !1 }, rt = 61440, ot = 511, it = /* @__PURE__ */ new Map([
  [32768, "file"],
  [16384, "directory"],
  [40960, "symlink"]
]);
function _(e) {
  return it.get(e & rt) ?? "other";
}
function N(e, t) {
  if (e !== void 0)
    return {
      kind: _(e.mode),
      size: e.size,
      modified: e.mtimeMs,
      changed: e.ctimeMs,
      inode: e.ino,
      device: e.dev,
      owner: t.windows ? -1 : e.uid,
      mode: t.windows ? void 0 : e.mode & ot
    };
}
function D(e, t) {
  try {
    let n = e.lstatSync(t, w);
    return n === void 0 ? void 0 : _(n.mode);
  } catch {
    return;
  }
}
function le(e) {
  let t = [], n = !0, r = "";
  for (let o of e) {
    let { name: i } = o;
    i < r && (n = !1), r = i, t.push({ name: i, kind: st(o) });
  }
  return n ? t : t.sort((o, i) => o.name < i.name ? -1 : 1);
}
function st(e) {
  return e.isFile() ? "file" : e.isDirectory() ? "directory" : e.isSymbolicLink() ? "symlink" : "other";
}

// ../ports/src/node-refusal.ts
var at = /* @__PURE__ */ new Map([
  ["ENOENT", "NOT_FOUND"],
  ["EEXIST", "ALREADY_EXISTS"],
  ["ENOTDIR", "NOT_A_DIRECTORY"],
  ["EISDIR", "IS_A_DIRECTORY"],
  ["ENXIO", "NOT_A_FILE"],
  ["ELOOP", "LINK_LOOP"],
  ["EACCES", "PERMISSION_DENIED"],
  ["EPERM", "PERMISSION_DENIED"],
  ["EROFS", "READ_ONLY"],
  ["ENOSPC", "NO_SPACE"],
  ["EDQUOT", "NO_SPACE"],
  ["EBUSY", "BUSY"],
  ["ETXTBSY", "BUSY"],
  ["EMFILE", "TOO_MANY_OPEN"],
  ["ENFILE", "TOO_MANY_OPEN"],
  ["EXDEV", "CROSS_DEVICE"],
  ["ENAMETOOLONG", "NAME_TOO_LONG"]
]);
function m(e, t, n) {
  let r = S(e);
  return r === void 0 ? e : new a(at.get(r) ?? "UNKNOWN", t, n, e);
}
function S(e) {
  if (!(e instanceof Error) || !("code" in e)) return;
  let { code: t } = e;
  return typeof t == "string" && /^E[A-Z0-9]+$/.test(t) ? t : void 0;
}

// ../ports/src/node-reading.ts
var dt = { withFileTypes: !0 };
function ue(e, t) {
  let n = ct(e);
  return {
    stat(r) {
      try {
        return N(e.statSync(r, w), t);
      } catch (o) {
        return K(o, "stat", r);
      }
    },
    lstat(r) {
      try {
        return N(e.lstatSync(r, w), t);
      } catch (o) {
        return K(o, "stat", r);
      }
    },
    realPath(r) {
      try {
        return p(e.realpathSync(r));
      } catch (o) {
        return K(o, "resolve", r);
      }
    },
    readLink(r) {
      try {
        return e.readlinkSync(r);
      } catch (o) {
        let i = D(e, r);
        throw i === void 0 || i === "symlink" ? m(o, "read link", r) : new a("NOT_A_LINK", "read link", r, o);
      }
    },
    list(r) {
      try {
        return le(e.readdirSync(r, dt));
      } catch (o) {
        throw m(o, "list", r);
      }
    },
    names(r) {
      try {
        let o = e.readdirSync(r);
        return o.length < 2 ? o : [...o].sort();
      } catch (o) {
        throw m(o, "list", r);
      }
    },
    buffer: ft,
    readInto(r, { bytes: o }) {
      let i = n(r);
      try {
        let s = N(e.fstatSync(i), t);
        if (s.kind !== "file") throw fe(s.kind, r);
        return { stat: s, length: lt(e, i, o, s.size) };
      } catch (s) {
        throw m(s, "read", r);
      } finally {
        ut(e, i);
      }
    }
  };
}
function K(e, t, n) {
  let r = S(e);
  if (r !== "ENOENT" && r !== "ENOTDIR") throw m(e, t, n);
}
function ct(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r = 0 } = e.constants, o = t | r | (n ?? 0);
  return (i) => {
    try {
      if (n === void 0) {
        let s = e.lstatSync(i, w), c = s === void 0 ? "file" : _(s.mode);
        if (c !== "file") throw fe(c, i);
      }
      return e.openSync(i, o);
    } catch (s) {
      throw S(s) !== void 0 && D(e, i) === "symlink" ? new a("IS_A_LINK", "read", i, s) : m(s, "read", i);
    }
  };
}
function fe(e, t) {
  let n = { directory: "IS_A_DIRECTORY", symlink: "IS_A_LINK", other: "NOT_A_FILE" };
  return new a(n[e], "read", t);
}
function lt(e, t, n, r) {
  let o = 0;
  for (; o < n.length; ) {
    let i = e.readSync(t, n, o, n.length - o, null);
    if (o += i, i === 0 || o === r) break;
  }
  return o;
}
function ut(e, t) {
  try {
    e.closeSync(t);
  } catch (n) {
    if (S(n) === void 0) throw n;
  }
}
function ft(e) {
  let t = Buffer.allocUnsafeSlow(e);
  return {
    bytes: t,
    latin1: (n, r) => t.toString("latin1", n, r),
    utf8: (n, r) => t.toString("utf8", n, r)
  };
}

// ../ports/src/node-writing.ts
var yt = 438, mt = [10, 20, 40, 80, 160, 320, 370], pt = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]), St = /* @__PURE__ */ new Set(["EINVAL", "ENOTSUP", "ENOSYS"]);
function ye(e, t) {
  let { O_RDONLY: n, O_WRONLY: r, O_CREAT: o, O_EXCL: i, O_NOFOLLOW: s = 0, O_DIRECTORY: c = 0 } = e.constants;
  return {
    create(d, u) {
      let y = Buffer.from(u);
      try {
        let h = e.openSync(d, r | o | i | s, yt);
        try {
          y.length > 0 && (ht(e, h, y, d), e.fsyncSync(h));
        } finally {
          e.closeSync(h);
        }
      } catch (h) {
        throw m(h, "create", d);
      }
    },
    rename(d, u) {
      let y = D(e, d);
      if (y === "directory") throw new a("IS_A_DIRECTORY", "rename", d);
      if (D(e, u) === "directory")
        throw new a("IS_A_DIRECTORY", "rename", u);
      try {
        Dt(t, () => e.renameSync(d, u));
      } catch (h) {
        throw m(h, "rename", y === void 0 ? d : u);
      }
    },
    remove(d) {
      try {
        e.unlinkSync(d);
      } catch (u) {
        throw S(u) === "EPERM" && D(e, d) === "directory" ? new a("IS_A_DIRECTORY", "remove", d, u) : m(u, "remove", d);
      }
    },
    makeDirectory(d) {
      try {
        e.mkdirSync(d);
      } catch (u) {
        throw m(u, "make directory", d);
      }
    },
    syncDirectory(d) {
      if (t.windows) {
        kt(e, d);
        return;
      }
      try {
        let u = e.openSync(d, n | c);
        try {
          e.fsyncSync(u);
        } catch (y) {
          if (!St.has(S(y))) throw y;
        } finally {
          e.closeSync(u);
        }
      } catch (u) {
        throw m(u, "sync directory", d);
      }
    }
  };
}
function ht(e, t, n, r) {
  for (let o = 0; o < n.length; ) {
    let i = e.writeSync(t, n, o, n.length - o);
    if (i === 0) throw new a("UNKNOWN", "create", r);
    o += i;
  }
}
function Dt(e, t) {
  for (let n of e.windows ? mt : [])
    try {
      t();
      return;
    } catch (r) {
      if (!pt.has(S(r))) throw r;
      e.sleep(n);
    }
  t();
}
function kt(e, t) {
  let n = D(e, t);
  if (n === "directory") return;
  let r = n === void 0 ? "NOT_FOUND" : "NOT_A_DIRECTORY";
  throw new a(r, "sync directory", t);
}

// ../ports/src/node-file-system.ts
function me(e, t) {
  return { ...ue(e, t), ...ye(e, t) };
}

// ../ports/src/node-clock.ts
var W = {
  now: () => /* @__PURE__ */ new Date(),
  get timeZone() {
    let { timeZone: e } = new Intl.DateTimeFormat().resolvedOptions();
    return e === void 0 || e === "Etc/Unknown" ? Et() : e;
  },
  dayOf(e) {
    let t = e.getFullYear();
    if (Number.isNaN(t)) throw new RangeError('Cannot tell the day of "Invalid Date"');
    let n = String(e.getMonth() + 1).padStart(2, "0"), r = String(e.getDate()).padStart(2, "0");
    return `${String(t).padStart(4, "0")}-${n}-${r}`;
  }
};
function Et() {
  let e = Math.round((/* @__PURE__ */ new Date()).getTimezoneOffset() / 60);
  return e === 0 ? "UTC" : `Etc/GMT${e > 0 ? "+" : ""}${e}`;
}

// ../ports/src/node.ts
function B() {
  let e = {
    constants: l.constants,
    openSync: l.openSync,
    closeSync: l.closeSync,
    fstatSync: l.fstatSync,
    statSync: l.statSync,
    lstatSync: l.lstatSync,
    realpathSync: l.realpathSync.native,
    readlinkSync: l.readlinkSync,
    readdirSync: l.readdirSync,
    readSync: l.readSync,
    writeSync: l.writeSync,
    fsyncSync: l.fsyncSync,
    renameSync: l.renameSync,
    unlinkSync: l.unlinkSync,
    mkdirSync: l.mkdirSync
  };
  return me(e, {
    windows: process.platform === "win32",
    sleep: (t) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, t);
    }
  });
}

// ../session-reminder/src/banner.ts
function pe(e) {
  let t = `it is ${e} days since this project's documents were last checked.`;
  return e === void 0 ? t = "this project's documents were never checked." : e === 0 ? t = "this project's documents were last checked less than a day ago." : e === 1 && (t = "it is 1 day since this project's documents were last checked."), `dochygiene: ${t}
${Ot}`;
}
var Ot = "Run /dochygiene:check to see which of them deserve a look. (No more reminders today.)";

// ../session-reminder/src/decide.ts
function j(e, t) {
  let { lastCheck: n } = e, { now: r, stalenessDays: o } = t, i = n === void 0 ? void 0 : r.getTime() - n.getTime();
  return i !== void 0 && i <= o * 864e5 ? { kind: "silent", because: "fresh" } : e.remindedOn.includes(t.today) ? { kind: "silent", because: "snoozed" } : { kind: "remind", daysSinceCheck: i === void 0 ? void 0 : Math.floor(i / 864e5) };
}

// ../session-reminder/src/decide-on.ts
function Se(e, t) {
  let { clock: n, now: r, claimed: o } = t, { lastCheck: i, lastReminded: s } = e, c = e.thresholdDays ?? t.stalenessDays, u = j({ lastCheck: i, remindedOn: bt }, { now: r, today: gt, stalenessDays: c });
  if (u.kind === "silent") return u;
  let y = n.dayOf(r);
  return !(s !== void 0 && n.dayOf(s) === y) && !o(y) ? u : j({ lastCheck: i, remindedOn: [y] }, { now: r, today: y, stalenessDays: c });
}
var bt = [], gt = "";

// ../state-store/src/scratch.ts
var At = 5, wt = /^scratch-(?:state|report|kept|gitignore)-[\dA-Za-z-]+$/, xt = /^[\dA-Za-z-]+$/;
function C(e, t, n) {
  for (let r = 1; ; r += 1) {
    let o = e.token();
    if (!xt.test(o)) throw new RangeError(`Cannot use "${o}" as a token`);
    let i = f(e.path, `scratch-${t}-${o}`);
    try {
      return e.fs.create(i, n), i;
    } catch (s) {
      let c = s instanceof a && s.code === "ALREADY_EXISTS";
      if (c && r < At) continue;
      throw c || b(e, i), s;
    }
  }
}
function b({ fs: e }, t) {
  try {
    e.remove(t);
  } catch (n) {
    if (!(n instanceof a)) throw n;
  }
}
function he(e) {
  return wt.test(e);
}

// ../state-store/src/atomic-write.ts
var Rt = 3;
function De(e, t, n) {
  let { fs: r, path: o } = e, i = Ft(t);
  for (let s = 1; ; s += 1) {
    let c = C(e, i, n);
    try {
      r.rename(c, f(o, t));
      break;
    } catch (d) {
      if (z(d) && s < Rt) continue;
      throw b(e, c), d;
    }
  }
  r.syncDirectory(o);
}
function Ft(e) {
  return e === ".gitignore" ? "gitignore" : e.startsWith("report-") ? "report" : "kept";
}
function z(e) {
  return e instanceof a && e.code === "NOT_FOUND";
}

// ../state-store/src/state-directory.ts
function V(e) {
  let { fs: t, root: n, clock: r, token: o, owner: i } = e, s = f(n, ".dochygiene");
  return {
    path: s,
    fs: H(t, s),
    clock: r,
    token: o,
    owner: i,
    syncRoot: () => t.syncDirectory(n)
  };
}
function k({ fs: e, path: t, owner: n }) {
  let r = e.lstat(t);
  if (r === void 0) return !1;
  let o = n !== void 0 && r.owner !== Tt && r.owner !== n;
  if (r.kind !== "directory" || o) throw new a("CONFINED", "use", t);
  return !0;
}
var Tt = -1;

// ../state-store/src/ensure-directory.ts
function ke(e) {
  let { fs: t, path: n } = e;
  k(e) || _t(e), t.names(n).every(he) && (e.syncRoot(), De(e, ".gitignore", `*
`));
}
function _t(e) {
  try {
    e.fs.makeDirectory(e.path);
  } catch (t) {
    if (!(t instanceof a && t.code === "ALREADY_EXISTS")) throw t;
    k(e);
  }
}

// ../state-store/src/instant.ts
var Nt = Date.UTC(2e3, 0);
function I(e, t) {
  if (typeof e != "string" || e.length !== 24) return;
  let n = new Date(e);
  return Ct(n, t) && R(n) === e ? n : void 0;
}
function R(e) {
  let t = `${e.getUTCFullYear()}-${x(e.getUTCMonth() + 1)}-${x(e.getUTCDate())}`, n = `${x(e.getUTCHours())}:${x(e.getUTCMinutes())}:${x(e.getUTCSeconds())}`;
  return `${t}T${n}.${String(e.getUTCMilliseconds()).padStart(3, "0")}Z`;
}
function x(e) {
  return e < 10 ? `0${e}` : `${e}`;
}
function Ct(e, t) {
  let n = e.getTime();
  return n >= Nt && n <= t.getTime() + 864e5;
}
function Ee(e, t) {
  return new Date(e.getTime() - t * 864e5);
}

// ../state-store/src/claim.ts
var It = 7, Oe = 64, X = "reminded-";
function Z(e, t, n) {
  if (!Ae(t)) throw new RangeError(`Cannot claim "${t}": it is no day`);
  try {
    return (n === void 0 || n.condition === "absent") && ke(e), e.fs.create(f(e.path, P(t)), ""), !0;
  } catch (r) {
    if (r instanceof a) return !1;
    throw r;
  }
}
function Q({ fs: e, path: t }, n) {
  try {
    return e.lstat(f(t, P(n))) !== void 0;
  } catch (r) {
    if (!(r instanceof a)) throw r;
    return !1;
  }
}
function P(e) {
  return X + e;
}
function be({ fs: e, path: t, clock: n }, r) {
  try {
    let o = 0;
    for (let i of ge(e.names(t), n, r)) {
      let s = f(t, i);
      if (e.lstat(s)?.kind === "file" && (e.remove(s), o += 1, o === Oe))
        break;
    }
  } catch (o) {
    if (!(o instanceof a)) throw o;
  }
}
function ge(e, t, n) {
  let r = P(t.dayOf(Ee(n, It))), o = [];
  for (let i of e)
    i < r && Pt(i) !== void 0 && o.push(i);
  return o.length < 2 ? o : o.sort();
}
function Pt(e) {
  if (!e.startsWith(X)) return;
  let t = e.slice(X.length);
  return Ae(t) ? t : void 0;
}
function Ae(e) {
  let t = `${e}T00:00:00.000Z`;
  return t === R(new Date(t));
}

// ../state-store/src/utf8-length.ts
function we(e) {
  let t = e.length;
  for (let n = 0; n < e.length; n += 1) {
    let r = e.charCodeAt(n);
    if (r < 128) continue;
    t += r < 2048 ? 1 : 2, (r & 64512) === 55296 && (e.charCodeAt(n + 1) & 64512) === 56320 && (n += 1);
  }
  return t;
}

// ../state-store/src/state-text.ts
var L = 1, M = 1048576, Lt = "\uFFFD";
function xe(e) {
  if (e.includes(Lt)) return { condition: "unreadable", because: "NOT_UTF_8" };
  let t;
  try {
    t = JSON.parse(e);
  } catch {
    return { condition: "unreadable", because: "NOT_JSON" };
  }
  if (!Mt(t)) return { condition: "unreadable", because: "WRONG_SHAPE" };
  let n = t.version;
  return n === L ? { condition: "ok", fields: t } : typeof n == "number" && n > L ? { condition: "newer", fields: t } : { condition: "unreadable", because: "WRONG_SHAPE" };
}
function Re(e) {
  let t;
  try {
    t = `${JSON.stringify(e, void 0, 2)}
`;
  } catch (r) {
    if (r instanceof RangeError) return;
    throw r;
  }
  return t.length * 3 <= M || we(t) <= M ? t : void 0;
}
function Mt(e) {
  return typeof e == "object" && e !== null;
}

// ../state-store/src/state-file.ts
var g = "state.json", vt = 4096;
function A({ fs: e, path: t }) {
  try {
    let n = f(t, g), r = O(e, n, vt), o = r.truncated ? O(e, n, M) : r;
    return o.truncated ? J("TOO_LARGE") : Fe(o);
  } catch (n) {
    if (!(n instanceof a)) throw n;
    return n.code === "NOT_FOUND" ? { condition: "absent", text: void 0 } : { ...J(n.code), error: n };
  }
}
function Fe({ text: e, stat: t }) {
  let n = xe(e);
  return n.condition === "unreadable" ? { ...J(n.because), text: e } : { condition: n.condition, fields: n.fields, text: e, stat: t };
}
function v(e, t) {
  let { fs: n, path: r } = e;
  try {
    let o = n.lstat(f(r, g));
    if (o === void 0) return { condition: "absent", text: void 0 };
    if ("stat" in t && Ut(t.stat, o)) return t;
  } catch (o) {
    if (!(o instanceof a)) throw o;
  }
  return A(e);
}
function Ut(e, t) {
  return e.inode === t.inode && e.size === t.size && e.modified === t.modified && e.changed === t.changed;
}
function J(e) {
  return { condition: "unreadable", text: void 0, because: e, error: void 0 };
}
function Te(e, t) {
  return e.condition === "unreadable" && t.condition === "unreadable" ? e.because === t.because && e.text === t.text : e.condition === t.condition && e.text === t.text;
}

// ../state-store/src/read-state.ts
function q(e, t) {
  try {
    if (!k(e)) return Ne;
  } catch (r) {
    if (!(r instanceof a)) throw r;
    let o = r.code === "CONFINED" ? "refused" : "unreadable";
    return { ...ee, condition: o, because: r.code };
  }
  if (t?.file === void 0) return _e(e, A(e));
  let n = v(e, t.file);
  return n === t.file ? t : _e(e, n);
}
function _e({ clock: e }, t) {
  let { condition: n } = t;
  if (!("fields" in t)) {
    let c = n === "unreadable" ? t.because : void 0;
    return { ...ee, condition: n, because: c, file: t };
  }
  let r = e.now(), { last_check: o, last_reminded: i, threshold_days: s } = t.fields;
  return {
    lastCheck: I(o, r),
    lastReminded: i === null ? void 0 : I(i, r),
    thresholdDays: s === void 0 ? void 0 : Yt(s),
    condition: n,
    because: void 0,
    file: t
  };
}
var ee = {
  lastCheck: void 0,
  lastReminded: void 0,
  thresholdDays: void 0,
  condition: "absent",
  because: void 0,
  file: void 0
}, Ne = {
  ...ee,
  file: { condition: "absent", text: void 0 }
};
function Ce({ clock: e }, t, n) {
  return "fields" in t ? I(t.fields[n], e.now()) : void 0;
}
var $t = 3650;
function Yt(e) {
  return typeof e == "number" && e >= 0 && e <= $t ? e : void 0;
}

// ../state-store/src/replace-state.ts
var Gt = 5;
function Ie(e, t, n) {
  for (let r = 0; r < Gt; r += 1) {
    let o = r === 0 ? n : void 0, i = o ?? A(e), s = t(i);
    if (s === void 0) return !0;
    let c = C(e, "state", s.text);
    if (Ht(e, c, { before: i, look: o === void 0 ? A : v, keepsOld: s.keepsOld })) return !0;
  }
  return !1;
}
function Ht(e, t, { before: n, look: r, keepsOld: o }) {
  let { fs: i, path: s } = e, c = f(s, g);
  try {
    if (!Te(n, r(e, n)))
      return b(e, t), !1;
    o && (i.rename(c, Kt(e)), i.syncDirectory(s)), i.rename(t, c);
  } catch (d) {
    if (b(e, t), z(d)) return !1;
    throw d;
  }
  return i.syncDirectory(s), !0;
}
function Kt({ fs: e, path: t, token: n }) {
  let r = f(t, `${g}.bad`), o = e.lstat(r);
  return o === void 0 || o.kind === "file" ? r : f(t, `${g}.bad-${n()}`);
}

// ../state-store/src/record-reminder.ts
function F(e, t, n) {
  try {
    if (n === void 0 && !k(e)) return;
    Wt(e, t, n) || e.fs.syncDirectory(e.path);
  } catch (r) {
    if (!(r instanceof a)) throw r;
  }
  be(e, t);
}
function Wt(e, t, n) {
  let r = !1;
  try {
    return Ie(e, (s) => {
      let c = Bt(e, s, t);
      return r = c !== void 0, c;
    }, n) && r;
  } catch (o) {
    if (!(o instanceof a)) throw o;
    return !1;
  }
}
function Bt(e, t, n) {
  let r = Pe(t, Ce(e, t, "last_reminded"), n);
  return r === void 0 ? void 0 : { text: r, keepsOld: !1 };
}
function Pe(e, t, n) {
  if (e.condition !== "ok" && e.condition !== "absent" || t !== void 0 && t >= n) return;
  let r = e.condition === "ok" ? e.fields : { version: L, last_check: null };
  return Re({ ...r, last_reminded: R(n) });
}

// ../session-reminder/src/remind.ts
function te(e, t, n) {
  let r = q(e, n);
  if (r.condition === "refused") return zt;
  let o = e.clock.now(), i = Se(r, {
    clock: e.clock,
    now: o,
    stalenessDays: t,
    claimed: (s) => Q(e, s)
  });
  return i.kind === "silent" ? i : Z(e, e.clock.dayOf(o), r.file) ? (F(e, o, r.file), { kind: "banner", text: pe(i.daysSinceCheck) }) : { kind: "silent", because: "unclaimed" };
}
var zt = { kind: "silent", because: "refused" };

// ../project-root/src/hook-start.ts
function re(e, t) {
  return ne(e, t.projectDir) ?? ne(e, t.cwd) ?? ne(e, t.processDirectory);
}
function ne(e, t) {
  if (t !== void 0)
    try {
      let n = p(t);
      return e.stat(n)?.kind === "directory" ? n : void 0;
    } catch {
      return;
    }
}

// ../project-root/src/unless-refused.ts
function E(e) {
  try {
    return e();
  } catch (t) {
    if (t instanceof a) return;
    throw t;
  }
}

// ../project-root/src/git-marker.ts
var Vt = 4096, Le = "gitdir: ";
function oe(e, t) {
  return E(() => {
    let n = f(t, ".git"), r = e.stat(n);
    if (r?.kind === "directory")
      return ve(e, n) ? "git-directory" : void 0;
    if (r?.kind === "file") return Xt(e, n, r) ? "git-file" : void 0;
  });
}
function Me(e, t) {
  return E(
    () => ve(e, t) && e.stat(f(t, "refs"))?.kind === "directory"
  ) === !0;
}
function ve(e, t) {
  let n = e.lstat(f(t, "HEAD"))?.kind;
  return n !== "file" && n !== "symlink" ? !1 : e.stat(f(t, "objects"))?.kind === "directory";
}
function Xt(e, t, n) {
  if (n.size >= Vt) return !1;
  let r = e.realPath(t);
  return r === void 0 ? !1 : O(e, r, Le.length).text === Le;
}

// ../project-root/src/project-root.ts
function ie(e, t) {
  return Ge(e, t).root;
}
function Ge(e, t) {
  let n = E(() => e.realPath(t.start));
  if (n === void 0) return Ue;
  let r = oe(e, n);
  return r !== void 0 ? { root: n, because: r } : He(e, n) ? Zt(e, n, t) : Ue;
}
var Ue = { root: void 0, because: "no-such-folder" };
function Zt(e, t, n) {
  let r = n.home === void 0 ? void 0 : Ye(e, n.home), o = /* @__PURE__ */ new Set([r, ...n.ceilings.map((s) => Ye(e, s))]), i = t;
  for (let s = 1; s <= $e; s += 1) {
    if (Me(e, i)) return { root: void 0, because: "inside-git" };
    if (i === r || s === $e) break;
    let c = T(i);
    if (c === void 0 || o.has(c)) break;
    i = c;
    let d = oe(e, i);
    if (d !== void 0) return { root: i, because: d };
  }
  return Qt(t, r);
}
var $e = 256;
function Qt(e, t) {
  return e === t ? { root: void 0, because: "home" } : T(e) === void 0 ? { root: void 0, because: "file-system-root" } : { root: e, because: "nothing-found" };
}
function Ye(e, t) {
  return E(() => {
    let n = e.realPath(t);
    return n !== void 0 && He(e, n) ? n : void 0;
  });
}
function He(e, t) {
  return E(() => e.stat(t)?.kind === "directory") === !0;
}

// src/root.ts
function We(e, { environment: t, payload: n, processDirectory: r, windows: o }) {
  let i = t.CLAUDE_PROJECT_DIR || void 0, s = i === void 0 ? Jt(n()) : void 0, c = re(e, {
    projectDir: i,
    cwd: s,
    get processDirectory() {
      return qt(r);
    }
  });
  if (c === void 0) return;
  let d = Ke(t[o ? "USERPROFILE" : "HOME"]), u = t.GIT_CEILING_DIRECTORIES?.split(o ? ";" : ":") ?? [];
  return ie(e, {
    start: c,
    home: d,
    ceilings: u.map(Ke).filter((y) => y !== void 0)
  });
}
function Jt(e) {
  try {
    let t = JSON.parse(e);
    return typeof t != "object" || t === null || !("cwd" in t) ? void 0 : typeof t.cwd == "string" ? t.cwd : void 0;
  } catch {
    return;
  }
}
function qt(e) {
  try {
    return e();
  } catch {
    return;
  }
}
function Ke(e) {
  if (e)
    try {
      return p(e);
    } catch {
      return;
    }
}

// src/standard-input.ts
var U = require("node:fs");

// src/patience.ts
function Be(e, t) {
  if (!(e instanceof Error && "code" in e && e.code === "EAGAIN") || t >= 100) throw e;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

// src/standard-input.ts
var se = 1024 * 1024;
function ze() {
  let e = (0, U.fstatSync)(je);
  if (!e.isFIFO() && !e.isSocket() && !e.isFile()) return "";
  let t = Buffer.alloc(se), n = 0, r = 0;
  for (; n < se; )
    try {
      let o = (0, U.readSync)(je, t, n, se - n, null);
      if (o === 0) break;
      n += o, r = 0;
    } catch (o) {
      r += 1, Be(o, r);
    }
  return t.toString("utf8", 0, n);
}
var je = 0;

// src/with-care.ts
function tn(e) {
  let t = B(), n = We(t, {
    environment: process.env,
    payload: ze,
    processDirectory: () => process.cwd(),
    windows: process.platform === "win32"
  });
  return n === void 0 ? { kind: "silent", because: "no-root" } : te(Ve(t, n), 14, e);
}
function nn(e, t) {
  F(Ve(B(), p(e)), t);
}
function Ve(e, t) {
  return V({ fs: e, root: t, clock: W, token: rn, owner: process.getuid?.() });
}
function rn() {
  let [e, t] = process.hrtime();
  return `${t.toString(16).padStart(8, "0")}-${e.toString(16)}-${process.pid.toString(16)}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  recordWithCare,
  remindWithCare
});
