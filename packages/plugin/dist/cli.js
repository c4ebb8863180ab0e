#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js"(exports) {
    "use strict";
    var ALIAS2 = /* @__PURE__ */ Symbol.for("yaml.alias");
    var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
    var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
    var PAIR2 = /* @__PURE__ */ Symbol.for("yaml.pair");
    var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
    var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
    var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
    var isAlias2 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS2;
    var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
    var isMap4 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
    var isPair2 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR2;
    var isScalar3 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
    var isSeq3 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
    function isCollection(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case MAP:
          case SEQ:
            return true;
        }
      return false;
    }
    function isNode(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case ALIAS2:
          case MAP:
          case SCALAR:
          case SEQ:
            return true;
        }
      return false;
    }
    var hasAnchor = (node) => (isScalar3(node) || isCollection(node)) && !!node.anchor;
    exports.ALIAS = ALIAS2;
    exports.DOC = DOC;
    exports.MAP = MAP;
    exports.NODE_TYPE = NODE_TYPE;
    exports.PAIR = PAIR2;
    exports.SCALAR = SCALAR;
    exports.SEQ = SEQ;
    exports.hasAnchor = hasAnchor;
    exports.isAlias = isAlias2;
    exports.isCollection = isCollection;
    exports.isDocument = isDocument;
    exports.isMap = isMap4;
    exports.isNode = isNode;
    exports.isPair = isPair2;
    exports.isScalar = isScalar3;
    exports.isSeq = isSeq3;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js
var require_visit = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js"(exports) {
    "use strict";
    var identity = require_identity();
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove node");
    function visit3(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        visit_(null, node, visitor_, Object.freeze([]));
    }
    visit3.BREAK = BREAK;
    visit3.SKIP = SKIP;
    visit3.REMOVE = REMOVE;
    function visit_(key, node, visitor, path) {
      const ctrl = callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visit_(key, ctrl, visitor, path);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = visit_(i, node.items[i], visitor, path);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          const ck = visit_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = visit_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    async function visitAsync(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
    }
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
    async function visitAsync_(key, node, visitor, path) {
      const ctrl = await callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visitAsync_(key, ctrl, visitor, path);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = await visitAsync_(i, node.items[i], visitor, path);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          const ck = await visitAsync_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = await visitAsync_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    function initVisitor(visitor) {
      if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
          Alias: visitor.Node,
          Map: visitor.Node,
          Scalar: visitor.Node,
          Seq: visitor.Node
        }, visitor.Value && {
          Map: visitor.Value,
          Scalar: visitor.Value,
          Seq: visitor.Value
        }, visitor.Collection && {
          Map: visitor.Collection,
          Seq: visitor.Collection
        }, visitor);
      }
      return visitor;
    }
    function callVisitor(key, node, visitor, path) {
      if (typeof visitor === "function")
        return visitor(key, node, path);
      if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
      if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
      if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
      if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
      if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
      return void 0;
    }
    function replaceNode(key, path, node) {
      const parent2 = path[path.length - 1];
      if (identity.isCollection(parent2)) {
        parent2.items[key] = node;
      } else if (identity.isPair(parent2)) {
        if (key === "key")
          parent2.key = node;
        else
          parent2.value = node;
      } else if (identity.isDocument(parent2)) {
        parent2.contents = node;
      } else {
        const pt = identity.isAlias(parent2) ? "alias" : "scalar";
        throw new Error(`Cannot replace node with ${pt} parent`);
      }
    }
    exports.visit = visit3;
    exports.visitAsync = visitAsync;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit3 = require_visit();
    var escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    };
    var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
    var Directives = class _Directives {
      constructor(yaml, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        const copy2 = new _Directives(this.yaml, this.tags);
        copy2.docStart = this.docStart;
        return copy2;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        const res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = true;
            break;
          case "1.2":
            this.atNextDocument = false;
            this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            };
            this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line, onError) {
        if (this.atNextDocument) {
          this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
          this.tags = Object.assign({}, _Directives.defaultTags);
          this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
          case "%TAG": {
            if (parts.length !== 2) {
              onError(0, "%TAG directive should contain exactly two parts");
              if (parts.length < 2)
                return false;
            }
            const [handle, prefix] = parts;
            this.tags[handle] = prefix;
            return true;
          }
          case "%YAML": {
            this.yaml.explicit = true;
            if (parts.length !== 1) {
              onError(0, "%YAML directive should contain exactly one part");
              return false;
            }
            const [version] = parts;
            if (version === "1.1" || version === "1.2") {
              this.yaml.version = version;
              return true;
            } else {
              const isValid = /^\d+\.\d+$/.test(version);
              onError(6, `Unsupported YAML version ${version}`, isValid);
              return false;
            }
          }
          default:
            onError(0, `Unknown directive ${name}`, true);
            return false;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source, onError) {
        if (source === "!")
          return "!";
        if (source[0] !== "!") {
          onError(`Not a valid tag: ${source}`);
          return null;
        }
        if (source[1] === "<") {
          const verbatim = source.slice(2, -1);
          if (verbatim === "!" || verbatim === "!!") {
            onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
            return null;
          }
          if (source[source.length - 1] !== ">")
            onError("Verbatim tags must end with a >");
          return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
          onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
          try {
            return prefix + decodeURIComponent(suffix);
          } catch (error) {
            onError(String(error));
            return null;
          }
        }
        if (handle === "!")
          return source;
        onError(`Could not resolve tag: ${source}`);
        return null;
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
          if (tag.startsWith(prefix))
            return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        const lines2 = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
          const tags = {};
          visit3.visit(doc.contents, (_key, node) => {
            if (identity.isNode(node) && node.tag)
              tags[node.tag] = true;
          });
          tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (const [handle, prefix] of tagEntries) {
          if (handle === "!!" && prefix === "tag:yaml.org,2002:")
            continue;
          if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
            lines2.push(`%TAG ${handle} ${prefix}`);
        }
        return lines2.join("\n");
      }
    };
    Directives.defaultYaml = { explicit: false, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
    exports.Directives = Directives;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit3 = require_visit();
    function anchorIsValid(anchor) {
      if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
      }
      return true;
    }
    function anchorNames(root) {
      const anchors = /* @__PURE__ */ new Set();
      visit3.visit(root, {
        Value(_key, node) {
          if (node.anchor)
            anchors.add(node.anchor);
        }
      });
      return anchors;
    }
    function findNewAnchor(prefix, exclude) {
      for (let i = 1; true; ++i) {
        const name = `${prefix}${i}`;
        if (!exclude.has(name))
          return name;
      }
    }
    function createNodeAnchors(doc, prefix) {
      const aliasObjects = [];
      const sourceObjects = /* @__PURE__ */ new Map();
      let prevAnchors = null;
      return {
        onAnchor: (source) => {
          aliasObjects.push(source);
          prevAnchors ?? (prevAnchors = anchorNames(doc));
          const anchor = findNewAnchor(prefix, prevAnchors);
          prevAnchors.add(anchor);
          return anchor;
        },
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: () => {
          for (const source of aliasObjects) {
            const ref = sourceObjects.get(source);
            if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
              ref.node.anchor = ref.anchor;
            } else {
              const error = new Error("Failed to resolve repeated object (this should not happen)");
              error.source = source;
              throw error;
            }
          }
        },
        sourceObjects
      };
    }
    exports.anchorIsValid = anchorIsValid;
    exports.anchorNames = anchorNames;
    exports.createNodeAnchors = createNodeAnchors;
    exports.findNewAnchor = findNewAnchor;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js"(exports) {
    "use strict";
    function applyReviver(reviver, obj, key, val) {
      if (val && typeof val === "object") {
        if (Array.isArray(val)) {
          for (let i = 0, len = val.length; i < len; ++i) {
            const v0 = val[i];
            const v1 = applyReviver(reviver, val, String(i), v0);
            if (v1 === void 0)
              delete val[i];
            else if (v1 !== v0)
              val[i] = v1;
          }
        } else if (val instanceof Map) {
          for (const k of Array.from(val.keys())) {
            const v0 = val.get(k);
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              val.delete(k);
            else if (v1 !== v0)
              val.set(k, v1);
          }
        } else if (val instanceof Set) {
          for (const v0 of Array.from(val)) {
            const v1 = applyReviver(reviver, val, v0, v0);
            if (v1 === void 0)
              val.delete(v0);
            else if (v1 !== v0) {
              val.delete(v0);
              val.add(v1);
            }
          }
        } else {
          for (const [k, v0] of Object.entries(val)) {
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              delete val[k];
            else if (v1 !== v0)
              val[k] = v1;
          }
        }
      }
      return reviver.call(obj, key, val);
    }
    exports.applyReviver = applyReviver;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js"(exports) {
    "use strict";
    var identity = require_identity();
    function toJS(value, arg, ctx) {
      if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
      if (value && typeof value.toJSON === "function") {
        if (!ctx || !identity.hasAnchor(value))
          return value.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: void 0 };
        ctx.anchors.set(value, data);
        ctx.onCreate = (res2) => {
          data.res = res2;
          delete ctx.onCreate;
        };
        const res = value.toJSON(arg, ctx);
        if (ctx.onCreate)
          ctx.onCreate(res);
        return res;
      }
      if (typeof value === "bigint" && !ctx?.keep)
        return Number(value);
      return value;
    }
    exports.toJS = toJS;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js"(exports) {
    "use strict";
    var applyReviver = require_applyReviver();
    var identity = require_identity();
    var toJS = require_toJS();
    var NodeBase = class {
      constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
      }
      /** Create a copy of this node.  */
      clone() {
        const copy2 = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
          copy2.range = this.range.slice();
        return copy2;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
          throw new TypeError("A document argument is required");
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: true,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count3, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count3);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
    exports.NodeBase = NodeBase;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var visit3 = require_visit();
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var Alias = class extends Node.NodeBase {
      constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        if (ctx?.aliasResolveCache) {
          nodes = ctx.aliasResolveCache;
        } else {
          nodes = [];
          visit3.visit(doc, {
            Node: (_key, node) => {
              if (identity.isAlias(node) || identity.hasAnchor(node))
                nodes.push(node);
            }
          });
          if (ctx)
            ctx.aliasResolveCache = nodes;
        }
        let found2 = void 0;
        for (const node of nodes) {
          if (node === this)
            break;
          if (node.anchor === this.source)
            found2 = node;
        }
        if (found2 && ctx) {
          const { anchors: anchors2, doc: doc2, maxAliasCount } = ctx;
          let data = anchors2.get(found2);
          if (!data) {
            toJS.toJS(found2, null, ctx);
            data = anchors2.get(found2);
          }
          if (data?.res === void 0) {
            const msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0) {
            data.count += 1;
            if (data.aliasCount === 0)
              data.aliasCount = getAliasCount(doc2, found2, anchors2);
            if (data.count * data.aliasCount > maxAliasCount) {
              const msg = "Excessive alias count indicates a resource exhaustion attack";
              throw new ReferenceError(msg);
            }
          }
        }
        return found2;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
          anchors.anchorIsValid(this.source);
          if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
    function getAliasCount(doc, node, anchors2) {
      if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors2 && source && anchors2.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
      } else if (identity.isCollection(node)) {
        let count3 = 0;
        for (const item of node.items) {
          const c = getAliasCount(doc, item, anchors2);
          if (c > count3)
            count3 = c;
        }
        return count3;
      } else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors2);
        const vc = getAliasCount(doc, node.value, anchors2);
        return Math.max(kc, vc);
      }
      return 1;
    }
    exports.Alias = Alias;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
    var Scalar = class extends Node.NodeBase {
      constructor(value) {
        super(identity.SCALAR);
        this.value = value;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
    exports.Scalar = Scalar;
    exports.isScalarValue = isScalarValue;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var defaultTagPrefix = "tag:yaml.org,2002:";
    function findTagObject(value, tagName, tags) {
      if (tagName) {
        const match = tags.filter((t) => t.tag === tagName);
        const tagObj = match.find((t) => !t.format) ?? match[0];
        if (!tagObj)
          throw new Error(`Tag ${tagName} not found`);
        return tagObj;
      }
      return tags.find((t) => t.identify?.(value) && !t.format);
    }
    function createNode(value, tagName, ctx) {
      if (identity.isDocument(value))
        value = value.contents;
      if (identity.isNode(value))
        return value;
      if (identity.isPair(value)) {
        const map2 = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map2.items.push(value);
        return map2;
      }
      if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
        value = value.valueOf();
      }
      const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
      let ref = void 0;
      if (aliasDuplicateObjects && value && typeof value === "object") {
        ref = sourceObjects.get(value);
        if (ref) {
          ref.anchor ?? (ref.anchor = onAnchor(value));
          return new Alias.Alias(ref.anchor);
        } else {
          ref = { anchor: null, node: null };
          sourceObjects.set(value, ref);
        }
      }
      if (tagName?.startsWith("!!"))
        tagName = defaultTagPrefix + tagName.slice(2);
      let tagObj = findTagObject(value, tagName, schema.tags);
      if (!tagObj) {
        if (value && typeof value.toJSON === "function") {
          value = value.toJSON();
        }
        if (!value || typeof value !== "object") {
          const node2 = new Scalar.Scalar(value);
          if (ref)
            ref.node = node2;
          return node2;
        }
        tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
      }
      if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
      }
      const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
      if (tagName)
        node.tag = tagName;
      else if (!tagObj.default)
        node.tag = tagObj.tag;
      if (ref)
        ref.node = node;
      return node;
    }
    exports.createNode = createNode;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var identity = require_identity();
    var Node = require_Node();
    function collectionFromPath(schema, path, value) {
      let v = value;
      for (let i = path.length - 1; i >= 0; --i) {
        const k = path[i];
        if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
          const a = [];
          a[k] = v;
          v = a;
        } else {
          v = /* @__PURE__ */ new Map([[k, v]]);
        }
      }
      return createNode.createNode(v, void 0, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: () => {
          throw new Error("This should not happen, please report a bug.");
        },
        schema,
        sourceObjects: /* @__PURE__ */ new Map()
      });
    }
    var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
    var Collection = class extends Node.NodeBase {
      constructor(type, schema) {
        super(type);
        Object.defineProperty(this, "schema", {
          value: schema,
          configurable: true,
          enumerable: false,
          writable: true
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema) {
        const copy2 = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
          copy2.schema = schema;
        copy2.items = copy2.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
          copy2.range = this.range.slice();
        return copy2;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path, value) {
        if (isEmptyPath(path))
          this.add(value);
        else {
          const [key, ...rest] = path;
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.addIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
          return node.deleteIn(rest);
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
          return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
          return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!identity.isPair(node))
            return false;
          const n = node.value;
          return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
          this.set(key, value);
        } else {
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.setIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
    exports.Collection = Collection;
    exports.collectionFromPath = collectionFromPath;
    exports.isEmptyPath = isEmptyPath;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js"(exports) {
    "use strict";
    var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
    function indentComment(comment, indent) {
      if (/^\n+$/.test(comment))
        return comment.substring(1);
      return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
    }
    var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
    exports.indentComment = indentComment;
    exports.lineComment = lineComment;
    exports.stringifyComment = stringifyComment;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js"(exports) {
    "use strict";
    var FOLD_FLOW = "flow";
    var FOLD_BLOCK = "block";
    var FOLD_QUOTED = "quoted";
    function foldFlowLines(text2, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
      if (!lineWidth || lineWidth < 0)
        return text2;
      if (lineWidth < minContentWidth)
        minContentWidth = 0;
      const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
      if (text2.length <= endStep)
        return text2;
      const folds = [];
      const escapedFolds = {};
      let end = lineWidth - indent.length;
      if (typeof indentAtStart === "number") {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
          folds.push(0);
        else
          end = lineWidth - indentAtStart;
      }
      let split2 = void 0;
      let prev = void 0;
      let overflow = false;
      let i = -1;
      let escStart = -1;
      let escEnd = -1;
      if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text2, i, indent.length);
        if (i !== -1)
          end = i + endStep;
      }
      for (let ch; ch = text2[i += 1]; ) {
        if (mode === FOLD_QUOTED && ch === "\\") {
          escStart = i;
          switch (text2[i + 1]) {
            case "x":
              i += 3;
              break;
            case "u":
              i += 5;
              break;
            case "U":
              i += 9;
              break;
            default:
              i += 1;
          }
          escEnd = i;
        }
        if (ch === "\n") {
          if (mode === FOLD_BLOCK)
            i = consumeMoreIndentedLines(text2, i, indent.length);
          end = i + indent.length + endStep;
          split2 = void 0;
        } else {
          if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
            const next = text2[i + 1];
            if (next && next !== " " && next !== "\n" && next !== "	")
              split2 = i;
          }
          if (i >= end) {
            if (split2) {
              folds.push(split2);
              end = split2 + endStep;
              split2 = void 0;
            } else if (mode === FOLD_QUOTED) {
              while (prev === " " || prev === "	") {
                prev = ch;
                ch = text2[i += 1];
                overflow = true;
              }
              const j = i > escEnd + 1 ? i - 2 : escStart - 1;
              if (escapedFolds[j])
                return text2;
              folds.push(j);
              escapedFolds[j] = true;
              end = j + endStep;
              split2 = void 0;
            } else {
              overflow = true;
            }
          }
        }
        prev = ch;
      }
      if (overflow && onOverflow)
        onOverflow();
      if (folds.length === 0)
        return text2;
      if (onFold)
        onFold();
      let res = text2.slice(0, folds[0]);
      for (let i2 = 0; i2 < folds.length; ++i2) {
        const fold = folds[i2];
        const end2 = folds[i2 + 1] || text2.length;
        if (fold === 0)
          res = `
${indent}${text2.slice(0, end2)}`;
        else {
          if (mode === FOLD_QUOTED && escapedFolds[fold])
            res += `${text2[fold]}\\`;
          res += `
${indent}${text2.slice(fold + 1, end2)}`;
        }
      }
      return res;
    }
    function consumeMoreIndentedLines(text2, i, indent) {
      let end = i;
      let start = i + 1;
      let ch = text2[start];
      while (ch === " " || ch === "	") {
        if (i < start + indent) {
          ch = text2[++i];
        } else {
          do {
            ch = text2[++i];
          } while (ch && ch !== "\n");
          end = i;
          start = i + 1;
          ch = text2[start];
        }
      }
      return end;
    }
    exports.FOLD_BLOCK = FOLD_BLOCK;
    exports.FOLD_FLOW = FOLD_FLOW;
    exports.FOLD_QUOTED = FOLD_QUOTED;
    exports.foldFlowLines = foldFlowLines;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var foldFlowLines = require_foldFlowLines();
    var getFoldOptions = (ctx, isBlock) => ({
      indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    });
    var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
    function lineLengthOverLimit(str, lineWidth, indentLength) {
      if (!lineWidth || lineWidth < 0)
        return false;
      const limit2 = lineWidth - indentLength;
      const strLen = str.length;
      if (strLen <= limit2)
        return false;
      for (let i = 0, start = 0; i < strLen; ++i) {
        if (str[i] === "\n") {
          if (i - start > limit2)
            return true;
          start = i + 1;
          if (strLen - start <= limit2)
            return false;
        }
      }
      return true;
    }
    function doubleQuotedString(value, ctx) {
      const json = JSON.stringify(value);
      if (ctx.options.doubleQuotedAsJSON)
        return json;
      const { implicitKey } = ctx;
      const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
      const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
      let str = "";
      let start = 0;
      for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
          str += json.slice(start, i) + "\\ ";
          i += 1;
          start = i;
          ch = "\\";
        }
        if (ch === "\\")
          switch (json[i + 1]) {
            case "u":
              {
                str += json.slice(start, i);
                const code = json.substr(i + 2, 4);
                switch (code) {
                  case "0000":
                    str += "\\0";
                    break;
                  case "0007":
                    str += "\\a";
                    break;
                  case "000b":
                    str += "\\v";
                    break;
                  case "001b":
                    str += "\\e";
                    break;
                  case "0085":
                    str += "\\N";
                    break;
                  case "00a0":
                    str += "\\_";
                    break;
                  case "2028":
                    str += "\\L";
                    break;
                  case "2029":
                    str += "\\P";
                    break;
                  default:
                    if (code.substr(0, 2) === "00")
                      str += "\\x" + code.substr(2);
                    else
                      str += json.substr(i, 6);
                }
                i += 5;
                start = i + 1;
              }
              break;
            case "n":
              if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
                i += 1;
              } else {
                str += json.slice(start, i) + "\n\n";
                while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
                  str += "\n";
                  i += 2;
                }
                str += indent;
                if (json[i + 2] === " ")
                  str += "\\";
                i += 1;
                start = i + 1;
              }
              break;
            default:
              i += 1;
          }
      }
      str = start ? str + json.slice(start) : json;
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
    }
    function singleQuotedString(value, ctx) {
      if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
        return doubleQuotedString(value, ctx);
      const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
      const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
      return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    function quotedString(value, ctx) {
      const { singleQuote } = ctx.options;
      let qs;
      if (singleQuote === false)
        qs = doubleQuotedString;
      else {
        const hasDouble = value.includes('"');
        const hasSingle = value.includes("'");
        if (hasDouble && !hasSingle)
          qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
          qs = doubleQuotedString;
        else
          qs = singleQuote ? singleQuotedString : doubleQuotedString;
      }
      return qs(value, ctx);
    }
    var blockEndNewlines;
    try {
      blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
    function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
      const { blockQuote, commentString, lineWidth } = ctx.options;
      if (!blockQuote || /\n[\t ]+$/.test(value)) {
        return quotedString(value, ctx);
      }
      const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
      const literal2 = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
      if (!value)
        return literal2 ? "|\n" : ">\n";
      let chomp;
      let endStart;
      for (endStart = value.length; endStart > 0; --endStart) {
        const ch = value[endStart - 1];
        if (ch !== "\n" && ch !== "	" && ch !== " ")
          break;
      }
      let end = value.substring(endStart);
      const endNlPos = end.indexOf("\n");
      if (endNlPos === -1) {
        chomp = "-";
      } else if (value === end || endNlPos !== end.length - 1) {
        chomp = "+";
        if (onChompKeep)
          onChompKeep();
      } else {
        chomp = "";
      }
      if (end) {
        value = value.slice(0, -end.length);
        if (end[end.length - 1] === "\n")
          end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
      }
      let startWithSpace = false;
      let startEnd;
      let startNlPos = -1;
      for (startEnd = 0; startEnd < value.length; ++startEnd) {
        const ch = value[startEnd];
        if (ch === " ")
          startWithSpace = true;
        else if (ch === "\n")
          startNlPos = startEnd;
        else
          break;
      }
      let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
      if (start) {
        value = value.substring(start.length);
        start = start.replace(/\n+/g, `$&${indent}`);
      }
      const indentSize = indent ? "2" : "1";
      let header = (startWithSpace ? indentSize : "") + chomp;
      if (comment) {
        header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
        if (onComment)
          onComment();
      }
      if (!literal2) {
        const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) {
          foldOptions.onOverflow = () => {
            literalFallback = true;
          };
        }
        const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
          return `>${header}
${indent}${body}`;
      }
      value = value.replace(/\n+/g, `$&${indent}`);
      return `|${header}
${indent}${start}${value}${end}`;
    }
    function plainString(item, ctx, onComment, onChompKeep) {
      const { type, value } = item;
      const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
      if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
        return quotedString(value, ctx);
      }
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
        return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
      }
      if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) {
        return blockString(item, ctx, onComment, onChompKeep);
      }
      if (containsDocumentMarker(value)) {
        if (indent === "") {
          ctx.forceBlockIndent = true;
          return blockString(item, ctx, onComment, onChompKeep);
        } else if (implicitKey && indent === indentStep) {
          return quotedString(value, ctx);
        }
      }
      const str = value.replace(/\n+/g, `$&
${indent}`);
      if (actualString) {
        const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
          return quotedString(value, ctx);
      }
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    function stringifyString(item, ctx, onComment, onChompKeep) {
      const { implicitKey, inFlow } = ctx;
      const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
      let { type } = item;
      if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
          type = Scalar.Scalar.QUOTE_DOUBLE;
      }
      const _stringify = (_type) => {
        switch (_type) {
          case Scalar.Scalar.BLOCK_FOLDED:
          case Scalar.Scalar.BLOCK_LITERAL:
            return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
          case Scalar.Scalar.QUOTE_DOUBLE:
            return doubleQuotedString(ss.value, ctx);
          case Scalar.Scalar.QUOTE_SINGLE:
            return singleQuotedString(ss.value, ctx);
          case Scalar.Scalar.PLAIN:
            return plainString(ss, ctx, onComment, onChompKeep);
          default:
            return null;
        }
      };
      let res = _stringify(type);
      if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = implicitKey && defaultKeyType || defaultStringType;
        res = _stringify(t);
        if (res === null)
          throw new Error(`Unsupported default string type ${t}`);
      }
      return res;
    }
    exports.stringifyString = stringifyString;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var identity = require_identity();
    var stringifyComment = require_stringifyComment();
    var stringifyString = require_stringifyString();
    function createStringifyContext(doc, options) {
      const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: "PLAIN",
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: "false",
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: "null",
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: "true",
        verifyAliasOrder: true
      }, doc.schema.toStringOptions, options);
      let inFlow;
      switch (opt.collectionStyle) {
        case "block":
          inFlow = false;
          break;
        case "flow":
          inFlow = true;
          break;
        default:
          inFlow = null;
      }
      return {
        anchors: /* @__PURE__ */ new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
        indent: "",
        indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
        inFlow,
        options: opt
      };
    }
    function getTagObject(tags, item) {
      if (item.tag) {
        const match = tags.filter((t) => t.tag === item.tag);
        if (match.length > 0)
          return match.find((t) => t.format === item.format) ?? match[0];
      }
      let tagObj = void 0;
      let obj;
      if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter((t) => t.identify?.(obj));
        if (match.length > 1) {
          const testMatch = match.filter((t) => t.test);
          if (testMatch.length > 0)
            match = testMatch;
        }
        tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
      } else {
        obj = item;
        tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
      }
      if (!tagObj) {
        const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
      }
      return tagObj;
    }
    function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
      if (!doc.directives)
        return "";
      const props = [];
      const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
      if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
      }
      const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
      if (tag)
        props.push(doc.directives.tagString(tag));
      return props.join(" ");
    }
    function stringify(item, ctx, onComment, onChompKeep) {
      if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
      if (identity.isAlias(item)) {
        if (ctx.doc.directives)
          return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
          throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        } else {
          if (ctx.resolvedAliases)
            ctx.resolvedAliases.add(item);
          else
            ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
          item = item.resolve(ctx.doc);
        }
      }
      let tagObj = void 0;
      const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
      tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
      const props = stringifyProps(node, tagObj, ctx);
      if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
      const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
      if (!props)
        return str;
      return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
    }
    exports.createStringifyContext = createStringifyContext;
    exports.stringify = stringify;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
      const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
      let keyComment = identity.isNode(key) && key.comment || null;
      if (simpleKeys) {
        if (keyComment) {
          throw new Error("With simple keys, key nodes cannot have comments");
        }
        if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") {
          const msg = "With simple keys, collection cannot be used as a key value";
          throw new Error(msg);
        }
      }
      let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
      ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
      });
      let keyCommentDone = false;
      let chompKeep = false;
      let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
      if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
          throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
        explicitKey = true;
      }
      if (ctx.inFlow) {
        if (allNullValues || value == null) {
          if (keyCommentDone && onComment)
            onComment();
          return str === "" ? "?" : explicitKey ? `? ${str}` : str;
        }
      } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        } else if (chompKeep && onChompKeep)
          onChompKeep();
        return str;
      }
      if (keyCommentDone)
        keyComment = null;
      if (explicitKey) {
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}
${indent}:`;
      } else {
        str = `${str}:`;
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
      }
      let vsb, vcb, valueComment;
      if (identity.isNode(value)) {
        vsb = !!value.spaceBefore;
        vcb = value.commentBefore;
        valueComment = value.comment;
      } else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value && typeof value === "object")
          value = doc.createNode(value);
      }
      ctx.implicitKey = false;
      if (!explicitKey && !keyComment && identity.isScalar(value))
        ctx.indentAtStart = str.length + 1;
      chompKeep = false;
      if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) {
        ctx.indent = ctx.indent.substring(2);
      }
      let valueCommentDone = false;
      const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
      let ws = " ";
      if (keyComment || vsb || vcb) {
        ws = vsb ? "\n" : "";
        if (vcb) {
          const cs = commentString(vcb);
          ws += `
${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === "" && !ctx.inFlow) {
          if (ws === "\n" && valueComment)
            ws = "\n\n";
        } else {
          ws += `
${ctx.indent}`;
        }
      } else if (!explicitKey && identity.isCollection(value)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf("\n");
        const hasNewline = nl0 !== -1;
        const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow) {
          let hasPropsLine = false;
          if (hasNewline && (vs0 === "&" || vs0 === "!")) {
            let sp0 = valueStr.indexOf(" ");
            if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
              sp0 = valueStr.indexOf(" ", sp0 + 1);
            }
            if (sp0 === -1 || nl0 < sp0)
              hasPropsLine = true;
          }
          if (!hasPropsLine)
            ws = `
${ctx.indent}`;
        }
      } else if (valueStr === "" || valueStr[0] === "\n") {
        ws = "";
      }
      str += ws + valueStr;
      if (ctx.inFlow) {
        if (valueCommentDone && onComment)
          onComment();
      } else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
      } else if (chompKeep && onChompKeep) {
        onChompKeep();
      }
      return str;
    }
    exports.stringifyPair = stringifyPair;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js
var require_log = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js"(exports) {
    "use strict";
    var node_process = __require("process");
    function debug(logLevel, ...messages) {
      if (logLevel === "debug")
        console.log(...messages);
    }
    function warn(logLevel, warning) {
      if (logLevel === "debug" || logLevel === "warn") {
        if (typeof node_process.emitWarning === "function")
          node_process.emitWarning(warning);
        else
          console.warn(warning);
      }
    }
    exports.debug = debug;
    exports.warn = warn;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var MERGE_KEY = "<<";
    var merge = {
      identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }),
      stringify: () => MERGE_KEY
    };
    var isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
    function addMergeToJSMap(ctx, map2, value) {
      const source = resolveAliasValue(ctx, value);
      if (identity.isSeq(source))
        for (const it of source.items)
          mergeValue(ctx, map2, it);
      else if (Array.isArray(source))
        for (const it of source)
          mergeValue(ctx, map2, it);
      else
        mergeValue(ctx, map2, source);
    }
    function mergeValue(ctx, map2, value) {
      const source = resolveAliasValue(ctx, value);
      if (!identity.isMap(source))
        throw new Error("Merge sources must be maps or map aliases");
      const srcMap = source.toJSON(null, ctx, Map);
      for (const [key, value2] of srcMap) {
        if (map2 instanceof Map) {
          if (!map2.has(key))
            map2.set(key, value2);
        } else if (map2 instanceof Set) {
          map2.add(key);
        } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
          Object.defineProperty(map2, key, {
            value: value2,
            writable: true,
            enumerable: true,
            configurable: true
          });
        }
      }
      return map2;
    }
    function resolveAliasValue(ctx, value) {
      return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
    }
    exports.addMergeToJSMap = addMergeToJSMap;
    exports.isMergeKey = isMergeKey;
    exports.merge = merge;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports) {
    "use strict";
    var log = require_log();
    var merge = require_merge();
    var stringify = require_stringify();
    var identity = require_identity();
    var toJS = require_toJS();
    function addPairToJSMap(ctx, map2, { key, value }) {
      if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map2, value);
      else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map2, value);
      else {
        const jsKey = toJS.toJS(key, "", ctx);
        if (map2 instanceof Map) {
          map2.set(jsKey, toJS.toJS(value, jsKey, ctx));
        } else if (map2 instanceof Set) {
          map2.add(jsKey);
        } else {
          const stringKey = stringifyKey(key, jsKey, ctx);
          const jsValue = toJS.toJS(value, stringKey, ctx);
          if (stringKey in map2)
            Object.defineProperty(map2, stringKey, {
              value: jsValue,
              writable: true,
              enumerable: true,
              configurable: true
            });
          else
            map2[stringKey] = jsValue;
        }
      }
      return map2;
    }
    function stringifyKey(key, jsKey, ctx) {
      if (jsKey === null)
        return "";
      if (typeof jsKey !== "object")
        return String(jsKey);
      if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = /* @__PURE__ */ new Set();
        for (const node of ctx.anchors.keys())
          strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
          let jsonStr = JSON.stringify(strKey);
          if (jsonStr.length > 40)
            jsonStr = jsonStr.substring(0, 36) + '..."';
          log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
          ctx.mapKeyWarned = true;
        }
        return strKey;
      }
      return JSON.stringify(jsKey);
    }
    exports.addPairToJSMap = addPairToJSMap;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyPair = require_stringifyPair();
    var addPairToJSMap = require_addPairToJSMap();
    var identity = require_identity();
    function createPair(key, value, ctx) {
      const k = createNode.createNode(key, void 0, ctx);
      const v = createNode.createNode(value, void 0, ctx);
      return new Pair(k, v);
    }
    var Pair = class _Pair {
      constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value;
      }
      clone(schema) {
        let { key, value } = this;
        if (identity.isNode(key))
          key = key.clone(schema);
        if (identity.isNode(value))
          value = value.clone(schema);
        return new _Pair(key, value);
      }
      toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
    exports.Pair = Pair;
    exports.createPair = createPair;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyCollection(collection, ctx, options) {
      const flow = ctx.inFlow ?? collection.flow;
      const stringify2 = flow ? stringifyFlowCollection : stringifyBlockCollection;
      return stringify2(collection, ctx, options);
    }
    function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
      const { indent, options: { commentString } } = ctx;
      const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
      let chompKeep = false;
      const lines2 = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment2 = null;
        if (identity.isNode(item)) {
          if (!chompKeep && item.spaceBefore)
            lines2.push("");
          addCommentBefore(ctx, lines2, item.commentBefore, chompKeep);
          if (item.comment)
            comment2 = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (!chompKeep && ik.spaceBefore)
              lines2.push("");
            addCommentBefore(ctx, lines2, ik.commentBefore, chompKeep);
          }
        }
        chompKeep = false;
        let str2 = stringify.stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
        if (comment2)
          str2 += stringifyComment.lineComment(str2, itemIndent, commentString(comment2));
        if (chompKeep && comment2)
          chompKeep = false;
        lines2.push(blockItemPrefix + str2);
      }
      let str;
      if (lines2.length === 0) {
        str = flowChars.start + flowChars.end;
      } else {
        str = lines2[0];
        for (let i = 1; i < lines2.length; ++i) {
          const line = lines2[i];
          str += line ? `
${indent}${line}` : "\n";
        }
      }
      if (comment) {
        str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
        if (onComment)
          onComment();
      } else if (chompKeep && onChompKeep)
        onChompKeep();
      return str;
    }
    function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
      const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
      itemIndent += indentStep;
      const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
      });
      let reqNewline = false;
      let linesAtValue = 0;
      const lines2 = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
          if (item.spaceBefore)
            lines2.push("");
          addCommentBefore(ctx, lines2, item.commentBefore, false);
          if (item.comment)
            comment = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (ik.spaceBefore)
              lines2.push("");
            addCommentBefore(ctx, lines2, ik.commentBefore, false);
            if (ik.comment)
              reqNewline = true;
          }
          const iv = identity.isNode(item.value) ? item.value : null;
          if (iv) {
            if (iv.comment)
              comment = iv.comment;
            if (iv.commentBefore)
              reqNewline = true;
          } else if (item.value == null && ik?.comment) {
            comment = ik.comment;
          }
        }
        if (comment)
          reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => comment = null);
        reqNewline || (reqNewline = lines2.length > linesAtValue || str.includes("\n"));
        if (i < items.length - 1) {
          str += ",";
        } else if (ctx.options.trailingComma) {
          if (ctx.options.lineWidth > 0) {
            reqNewline || (reqNewline = lines2.reduce((sum2, line) => sum2 + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
          }
          if (reqNewline) {
            str += ",";
          }
        }
        if (comment)
          str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        lines2.push(str);
        linesAtValue = lines2.length;
      }
      const { start, end } = flowChars;
      if (lines2.length === 0) {
        return start + end;
      } else {
        if (!reqNewline) {
          const len = lines2.reduce((sum2, line) => sum2 + line.length + 2, 2);
          reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
          let str = start;
          for (const line of lines2)
            str += line ? `
${indentStep}${indent}${line}` : "\n";
          return `${str}
${indent}${end}`;
        } else {
          return `${start}${fcPadding}${lines2.join(" ")}${fcPadding}${end}`;
        }
      }
    }
    function addCommentBefore({ indent, options: { commentString } }, lines2, comment, chompKeep) {
      if (comment && chompKeep)
        comment = comment.replace(/^\n+/, "");
      if (comment) {
        const ic = stringifyComment.indentComment(commentString(comment), indent);
        lines2.push(ic.trimStart());
      }
    }
    exports.stringifyCollection = stringifyCollection;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js"(exports) {
    "use strict";
    var stringifyCollection = require_stringifyCollection();
    var addPairToJSMap = require_addPairToJSMap();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    function findPair(items, key) {
      const k = identity.isScalar(key) ? key.value : key;
      for (const it of items) {
        if (identity.isPair(it)) {
          if (it.key === key || it.key === k)
            return it;
          if (identity.isScalar(it.key) && it.key.value === k)
            return it;
        }
      }
      return void 0;
    }
    var YAMLMap = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map2 = new this(schema);
        const add4 = (key, value) => {
          if (typeof replacer === "function")
            value = replacer.call(obj, key, value);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          if (value !== void 0 || keepUndefined)
            map2.items.push(Pair.createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
          for (const [key, value] of obj)
            add4(key, value);
        } else if (obj && typeof obj === "object") {
          for (const key of Object.keys(obj))
            add4(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === "function") {
          map2.items.sort(schema.sortMapEntries);
        }
        return map2;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
          _pair = pair;
        else if (!pair || typeof pair !== "object" || !("key" in pair)) {
          _pair = new Pair.Pair(pair, pair?.value);
        } else
          _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
            prev.value.value = _pair.value;
          else
            prev.value = _pair.value;
        } else if (sortEntries) {
          const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          if (i === -1)
            this.items.push(_pair);
          else
            this.items.splice(i, 0, _pair);
        } else {
          this.items.push(_pair);
        }
      }
      delete(key) {
        const it = findPair(this.items, key);
        if (!it)
          return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value) {
        this.add(new Pair.Pair(key, value), true);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_, ctx, Type) {
        const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const item of this.items)
          addPairToJSMap.addPairToJSMap(ctx, map2, item);
        return map2;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (const item of this.items) {
          if (!identity.isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
          ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
    exports.YAMLMap = YAMLMap;
    exports.findPair = findPair;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLMap = require_YAMLMap();
    var map2 = {
      collection: "map",
      default: true,
      nodeClass: YAMLMap.YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map3, onError) {
        if (!identity.isMap(map3))
          onError("Expected a mapping for this tag");
        return map3;
      },
      createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
    };
    exports.map = map2;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyCollection = require_stringifyCollection();
    var Collection = require_Collection();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var toJS = require_toJS();
    var YAMLSeq = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
      }
      add(value) {
        this.items.push(value);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return void 0;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        const idx = asItemIndex(key);
        return typeof idx === "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value))
          prev.value = value;
        else
          this.items[idx] = value;
      }
      toJSON(_, ctx) {
        const seq = [];
        if (ctx?.onCreate)
          ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
          seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        });
      }
      static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer === "function") {
              const key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq.items.push(createNode.createNode(it, void 0, ctx));
          }
        }
        return seq;
      }
    };
    function asItemIndex(key) {
      let idx = identity.isScalar(key) ? key.value : key;
      if (idx && typeof idx === "string")
        idx = Number(idx);
      return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
    }
    exports.YAMLSeq = YAMLSeq;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLSeq = require_YAMLSeq();
    var seq = {
      collection: "seq",
      default: true,
      nodeClass: YAMLSeq.YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        if (!identity.isSeq(seq2))
          onError("Expected a sequence for this tag");
        return seq2;
      },
      createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
    };
    exports.seq = seq;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js"(exports) {
    "use strict";
    var stringifyString = require_stringifyString();
    var string = {
      identify: (value) => typeof value === "string",
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: (str) => str,
      stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
    exports.string = string;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var nullTag = {
      identify: (value) => value == null,
      createNode: () => new Scalar.Scalar(null),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new Scalar.Scalar(null),
      stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
    };
    exports.nullTag = nullTag;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js
var require_bool = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var boolTag = {
      identify: (value) => typeof value === "boolean",
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
      stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
          const sv = source[0] === "t" || source[0] === "T";
          if (value === sv)
            return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
    exports.boolTag = boolTag;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js"(exports) {
    "use strict";
    function stringifyNumber({ format: format2, minFractionDigits, tag, value }) {
      if (typeof value === "bigint")
        return String(value);
      const num = typeof value === "number" ? value : Number(value);
      if (!isFinite(num))
        return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
      let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
      if (!format2 && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
        let i = n.indexOf(".");
        if (i < 0) {
          i = n.length;
          n += ".";
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
          n += "0";
      }
      return n;
    }
    exports.stringifyNumber = stringifyNumber;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js
var require_float = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf(".");
        if (dot !== -1 && str[str.length - 1] === "0")
          node.minFractionDigits = str.length - dot - 1;
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js
var require_int = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
    var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
    function intStringify(node, radix, prefix) {
      const { value } = node;
      if (intIdentify(value) && value >= 0)
        return prefix + value.toString(radix);
      return stringifyNumber.stringifyNumber(node);
    }
    var intOct = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
      stringify: (node) => intStringify(node, 8, "0o")
    };
    var int = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js
var require_schema = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js"(exports) {
    "use strict";
    var map2 = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var bool = require_bool();
    var float = require_float();
    var int = require_int();
    var schema = [
      map2.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.boolTag,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float
    ];
    exports.schema = schema;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js
var require_schema2 = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var map2 = require_map();
    var seq = require_seq();
    function intIdentify(value) {
      return typeof value === "bigint" || Number.isInteger(value);
    }
    var stringifyJSON = ({ value }) => JSON.stringify(value);
    var jsonScalars = [
      {
        identify: (value) => typeof value === "string",
        default: true,
        tag: "tag:yaml.org,2002:str",
        resolve: (str) => str,
        stringify: stringifyJSON
      },
      {
        identify: (value) => value == null,
        createNode: () => new Scalar.Scalar(null),
        default: true,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
      },
      {
        identify: (value) => typeof value === "boolean",
        default: true,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: (str) => str === "true",
        stringify: stringifyJSON
      },
      {
        identify: intIdentify,
        default: true,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
      },
      {
        identify: (value) => typeof value === "number",
        default: true,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: (str) => parseFloat(str),
        stringify: stringifyJSON
      }
    ];
    var jsonError = {
      default: true,
      tag: "",
      test: /^/,
      resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
      }
    };
    var schema = [map2.map, seq.seq].concat(jsonScalars, jsonError);
    exports.schema = schema;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports) {
    "use strict";
    var node_buffer = __require("buffer");
    var Scalar = require_Scalar();
    var stringifyString = require_stringifyString();
    var binary = {
      identify: (value) => value instanceof Uint8Array,
      // Buffer inherits from Uint8Array
      default: false,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof node_buffer.Buffer === "function") {
          return node_buffer.Buffer.from(src, "base64");
        } else if (typeof atob === "function") {
          const str = atob(src.replace(/[\n\r]/g, ""));
          const buffer = new Uint8Array(str.length);
          for (let i = 0; i < str.length; ++i)
            buffer[i] = str.charCodeAt(i);
          return buffer;
        } else {
          onError("This environment does not support reading binary tags; either Buffer or atob is required");
          return src;
        }
      },
      stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
          return "";
        const buf = value;
        let str;
        if (typeof node_buffer.Buffer === "function") {
          str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
        } else if (typeof btoa === "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str = btoa(s);
        } else {
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
          const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
          const n = Math.ceil(str.length / lineWidth);
          const lines2 = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
            lines2[i] = str.substr(o, lineWidth);
          }
          str = lines2.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
      }
    };
    exports.binary = binary;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLSeq = require_YAMLSeq();
    function resolvePairs(seq, onError) {
      if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
          let item = seq.items[i];
          if (identity.isPair(item))
            continue;
          else if (identity.isMap(item)) {
            if (item.items.length > 1)
              onError("Each pair must have its own sequence indicator");
            const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
            if (item.commentBefore)
              pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
            if (item.comment) {
              const cn = pair.value ?? pair.key;
              cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
            }
            item = pair;
          }
          seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
      } else
        onError("Expected a sequence for this tag");
      return seq;
    }
    function createPairs(schema, iterable, ctx) {
      const { replacer } = ctx;
      const pairs3 = new YAMLSeq.YAMLSeq(schema);
      pairs3.tag = "tag:yaml.org,2002:pairs";
      let i = 0;
      if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
          if (typeof replacer === "function")
            it = replacer.call(iterable, String(i++), it);
          let key, value;
          if (Array.isArray(it)) {
            if (it.length === 2) {
              key = it[0];
              value = it[1];
            } else
              throw new TypeError(`Expected [key, value] tuple: ${it}`);
          } else if (it && it instanceof Object) {
            const keys = Object.keys(it);
            if (keys.length === 1) {
              key = keys[0];
              value = it[key];
            } else {
              throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
            }
          } else {
            key = it;
          }
          pairs3.items.push(Pair.createPair(key, value, ctx));
        }
      return pairs3;
    }
    var pairs2 = {
      collection: "seq",
      default: false,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
    exports.createPairs = createPairs;
    exports.pairs = pairs2;
    exports.resolvePairs = resolvePairs;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports) {
    "use strict";
    var identity = require_identity();
    var toJS = require_toJS();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var pairs2 = require_pairs();
    var YAMLOMap = class _YAMLOMap extends YAMLSeq.YAMLSeq {
      constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_, ctx) {
        if (!ctx)
          return super.toJSON(_);
        const map2 = /* @__PURE__ */ new Map();
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const pair of this.items) {
          let key, value;
          if (identity.isPair(pair)) {
            key = toJS.toJS(pair.key, "", ctx);
            value = toJS.toJS(pair.value, key, ctx);
          } else {
            key = toJS.toJS(pair, "", ctx);
          }
          if (map2.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map2.set(key, value);
        }
        return map2;
      }
      static from(schema, iterable, ctx) {
        const pairs$1 = pairs2.createPairs(schema, iterable, ctx);
        const omap2 = new this();
        omap2.items = pairs$1.items;
        return omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    var omap = {
      collection: "seq",
      identify: (value) => value instanceof Map,
      nodeClass: YAMLOMap,
      default: false,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq, onError) {
        const pairs$1 = pairs2.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
          if (identity.isScalar(key)) {
            if (seenKeys.includes(key.value)) {
              onError(`Ordered maps must not include duplicate keys: ${key.value}`);
            } else {
              seenKeys.push(key.value);
            }
          }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
      },
      createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
    };
    exports.YAMLOMap = YAMLOMap;
    exports.omap = omap;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2 = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function boolStringify({ value, source }, ctx) {
      const boolObj = value ? trueTag : falseTag;
      if (source && boolObj.test.test(source))
        return source;
      return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
    var trueTag = {
      identify: (value) => value === true,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: () => new Scalar.Scalar(true),
      stringify: boolStringify
    };
    var falseTag = {
      identify: (value) => value === false,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: () => new Scalar.Scalar(false),
      stringify: boolStringify
    };
    exports.falseTag = falseTag;
    exports.trueTag = trueTag;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2 = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str.replace(/_/g, "")),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
        const dot = str.indexOf(".");
        if (dot !== -1) {
          const f = str.substring(dot + 1).replace(/_/g, "");
          if (f[f.length - 1] === "0")
            node.minFractionDigits = f.length;
        }
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2 = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
    function intResolve(str, offset, radix, { intAsBigInt }) {
      const sign2 = str[0];
      if (sign2 === "-" || sign2 === "+")
        offset += 1;
      str = str.substring(offset).replace(/_/g, "");
      if (intAsBigInt) {
        switch (radix) {
          case 2:
            str = `0b${str}`;
            break;
          case 8:
            str = `0o${str}`;
            break;
          case 16:
            str = `0x${str}`;
            break;
        }
        const n2 = BigInt(str);
        return sign2 === "-" ? BigInt(-1) * n2 : n2;
      }
      const n = parseInt(str, radix);
      return sign2 === "-" ? -1 * n : n;
    }
    function intStringify(node, radix, prefix) {
      const { value } = node;
      if (intIdentify(value)) {
        const str = value.toString(radix);
        return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
      }
      return stringifyNumber.stringifyNumber(node);
    }
    var intBin = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
      stringify: (node) => intStringify(node, 2, "0b")
    };
    var intOct = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
      stringify: (node) => intStringify(node, 8, "0")
    };
    var int = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int;
    exports.intBin = intBin;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSet = class _YAMLSet extends YAMLMap.YAMLMap {
      constructor(schema) {
        super(schema);
        this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        if (identity.isPair(key))
          pair = key;
        else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
          pair = new Pair.Pair(key.key, null);
        else
          pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
          this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value) {
        if (typeof value !== "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value) {
          this.items.splice(this.items.indexOf(prev), 1);
        } else if (!prev && value) {
          this.items.push(new Pair.Pair(key));
        }
      }
      toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(true))
          return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
          throw new Error("Set items must all have null values");
      }
      static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set2 = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value of iterable) {
            if (typeof replacer === "function")
              value = replacer.call(iterable, value, value);
            set2.items.push(Pair.createPair(value, null, ctx));
          }
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    var set = {
      collection: "map",
      identify: (value) => value instanceof Set,
      nodeClass: YAMLSet,
      default: false,
      tag: "tag:yaml.org,2002:set",
      createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
      resolve(map2, onError) {
        if (identity.isMap(map2)) {
          if (map2.hasAllNullValues(true))
            return Object.assign(new YAMLSet(), map2);
          else
            onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map2;
      }
    };
    exports.YAMLSet = YAMLSet;
    exports.set = set;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    function parseSexagesimal(str, asBigInt) {
      const sign2 = str[0];
      const parts = sign2 === "-" || sign2 === "+" ? str.substring(1) : str;
      const num = (n) => asBigInt ? BigInt(n) : Number(n);
      const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
      return sign2 === "-" ? num(-1) * res : res;
    }
    function stringifySexagesimal(node) {
      let { value } = node;
      let num = (n) => n;
      if (typeof value === "bigint")
        num = (n) => BigInt(n);
      else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
      let sign2 = "";
      if (value < 0) {
        sign2 = "-";
        value *= num(-1);
      }
      const _60 = num(60);
      const parts = [value % _60];
      if (value < 60) {
        parts.unshift(0);
      } else {
        value = (value - parts[0]) / _60;
        parts.unshift(value % _60);
        if (value >= 60) {
          value = (value - parts[0]) / _60;
          parts.unshift(value);
        }
      }
      return sign2 + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
    }
    var intTime = {
      identify: (value) => typeof value === "bigint" || Number.isInteger(value),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
      stringify: stringifySexagesimal
    };
    var floatTime = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: (str) => parseSexagesimal(str, false),
      stringify: stringifySexagesimal
    };
    var timestamp = {
      identify: (value) => value instanceof Date,
      default: true,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        const [, year, month2, day2, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
        let date = Date.UTC(year, month2 - 1, day2, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, false);
          if (Math.abs(d) < 30)
            d *= 60;
          date -= 6e4 * d;
        }
        return new Date(date);
      },
      stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
    };
    exports.floatTime = floatTime;
    exports.intTime = intTime;
    exports.timestamp = timestamp;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3 = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports) {
    "use strict";
    var map2 = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var binary = require_binary();
    var bool = require_bool2();
    var float = require_float2();
    var int = require_int2();
    var merge = require_merge();
    var omap = require_omap();
    var pairs2 = require_pairs();
    var set = require_set();
    var timestamp = require_timestamp();
    var schema = [
      map2.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.trueTag,
      bool.falseTag,
      int.intBin,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float,
      binary.binary,
      merge.merge,
      omap.omap,
      pairs2.pairs,
      set.set,
      timestamp.intTime,
      timestamp.floatTime,
      timestamp.timestamp
    ];
    exports.schema = schema;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js"(exports) {
    "use strict";
    var map2 = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var bool = require_bool();
    var float = require_float();
    var int = require_int();
    var schema = require_schema();
    var schema$1 = require_schema2();
    var binary = require_binary();
    var merge = require_merge();
    var omap = require_omap();
    var pairs2 = require_pairs();
    var schema$2 = require_schema3();
    var set = require_set();
    var timestamp = require_timestamp();
    var schemas = /* @__PURE__ */ new Map([
      ["core", schema.schema],
      ["failsafe", [map2.map, seq.seq, string.string]],
      ["json", schema$1.schema],
      ["yaml11", schema$2.schema],
      ["yaml-1.1", schema$2.schema]
    ]);
    var tagsByName = {
      binary: binary.binary,
      bool: bool.boolTag,
      float: float.float,
      floatExp: float.floatExp,
      floatNaN: float.floatNaN,
      floatTime: timestamp.floatTime,
      int: int.int,
      intHex: int.intHex,
      intOct: int.intOct,
      intTime: timestamp.intTime,
      map: map2.map,
      merge: merge.merge,
      null: _null.nullTag,
      omap: omap.omap,
      pairs: pairs2.pairs,
      seq: seq.seq,
      set: set.set,
      timestamp: timestamp.timestamp
    };
    var coreKnownTags = {
      "tag:yaml.org,2002:binary": binary.binary,
      "tag:yaml.org,2002:merge": merge.merge,
      "tag:yaml.org,2002:omap": omap.omap,
      "tag:yaml.org,2002:pairs": pairs2.pairs,
      "tag:yaml.org,2002:set": set.set,
      "tag:yaml.org,2002:timestamp": timestamp.timestamp
    };
    function getTags(customTags, schemaName, addMergeTag) {
      const schemaTags = schemas.get(schemaName);
      if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
      }
      let tags = schemaTags;
      if (!tags) {
        if (Array.isArray(customTags))
          tags = [];
        else {
          const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
      }
      if (Array.isArray(customTags)) {
        for (const tag of customTags)
          tags = tags.concat(tag);
      } else if (typeof customTags === "function") {
        tags = customTags(tags.slice());
      }
      if (addMergeTag)
        tags = tags.concat(merge.merge);
      return tags.reduce((tags2, tag) => {
        const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
        if (!tagObj) {
          const tagName = JSON.stringify(tag);
          const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags2.includes(tagObj))
          tags2.push(tagObj);
        return tags2;
      }, []);
    }
    exports.coreKnownTags = coreKnownTags;
    exports.getTags = getTags;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js"(exports) {
    "use strict";
    var identity = require_identity();
    var map2 = require_map();
    var seq = require_seq();
    var string = require_string();
    var tags = require_tags();
    var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    var Schema = class _Schema {
      constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
        this.name = typeof schema === "string" && schema || "core";
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map2.map });
        Object.defineProperty(this, identity.SCALAR, { value: string.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
      }
      clone() {
        const copy2 = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy2.tags = this.tags.slice();
        return copy2;
      }
    };
    exports.Schema = Schema;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyDocument(doc, options) {
      const lines2 = [];
      let hasDirectives = options.directives === true;
      if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
          lines2.push(dir);
          hasDirectives = true;
        } else if (doc.directives.docStart)
          hasDirectives = true;
      }
      if (hasDirectives)
        lines2.push("---");
      const ctx = stringify.createStringifyContext(doc, options);
      const { commentString } = ctx.options;
      if (doc.commentBefore) {
        if (lines2.length !== 1)
          lines2.unshift("");
        const cs = commentString(doc.commentBefore);
        lines2.unshift(stringifyComment.indentComment(cs, ""));
      }
      let chompKeep = false;
      let contentComment = null;
      if (doc.contents) {
        if (identity.isNode(doc.contents)) {
          if (doc.contents.spaceBefore && hasDirectives)
            lines2.push("");
          if (doc.contents.commentBefore) {
            const cs = commentString(doc.contents.commentBefore);
            lines2.push(stringifyComment.indentComment(cs, ""));
          }
          ctx.forceBlockIndent = !!doc.comment;
          contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
        let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
        if (contentComment)
          body += stringifyComment.lineComment(body, "", commentString(contentComment));
        if ((body[0] === "|" || body[0] === ">") && lines2[lines2.length - 1] === "---") {
          lines2[lines2.length - 1] = `--- ${body}`;
        } else
          lines2.push(body);
      } else {
        lines2.push(stringify.stringify(doc.contents, ctx));
      }
      if (doc.directives?.docEnd) {
        if (doc.comment) {
          const cs = commentString(doc.comment);
          if (cs.includes("\n")) {
            lines2.push("...");
            lines2.push(stringifyComment.indentComment(cs, ""));
          } else {
            lines2.push(`... ${cs}`);
          }
        } else {
          lines2.push("...");
        }
      } else {
        let dc = doc.comment;
        if (dc && chompKeep)
          dc = dc.replace(/^\n+/, "");
        if (dc) {
          if ((!chompKeep || contentComment) && lines2[lines2.length - 1] !== "")
            lines2.push("");
          lines2.push(stringifyComment.indentComment(commentString(dc), ""));
        }
      }
      return lines2.join("\n") + "\n";
    }
    exports.stringifyDocument = stringifyDocument;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var toJS = require_toJS();
    var Schema = require_Schema();
    var stringifyDocument = require_stringifyDocument();
    var anchors = require_anchors();
    var applyReviver = require_applyReviver();
    var createNode = require_createNode();
    var directives = require_directives();
    var Document = class _Document {
      constructor(value, replacer, options) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === "function" || Array.isArray(replacer)) {
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const opt = Object.assign({
          intAsBigInt: false,
          keepSourceTokens: false,
          logLevel: "warn",
          prettyErrors: true,
          strict: true,
          stringKeys: false,
          uniqueKeys: true,
          version: "1.2"
        }, options);
        this.options = opt;
        let { version } = opt;
        if (options?._directives) {
          this.directives = options._directives.atDocument();
          if (this.directives.yaml.explicit)
            version = this.directives.yaml.version;
        } else
          this.directives = new directives.Directives({ version });
        this.setSchema(version, options);
        this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        const copy2 = Object.create(_Document.prototype, {
          [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy2.commentBefore = this.commentBefore;
        copy2.comment = this.comment;
        copy2.errors = this.errors.slice();
        copy2.warnings = this.warnings.slice();
        copy2.options = Object.assign({}, this.options);
        if (this.directives)
          copy2.directives = this.directives.clone();
        copy2.schema = this.schema.clone();
        copy2.contents = identity.isNode(this.contents) ? this.contents.clone(copy2.schema) : this.contents;
        if (this.range)
          copy2.range = this.range.slice();
        return copy2;
      }
      /** Adds a value to the document. */
      add(value) {
        if (assertCollection(this.contents))
          this.contents.add(value);
      }
      /** Adds a value to the document. */
      addIn(path, value) {
        if (assertCollection(this.contents))
          this.contents.addIn(path, value);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name) {
        if (!node.anchor) {
          const prev = anchors.anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
        }
        return new Alias.Alias(node.anchor);
      }
      createNode(value, replacer, options) {
        let _replacer = void 0;
        if (typeof replacer === "function") {
          value = replacer.call({ "": value }, "", value);
          _replacer = replacer;
        } else if (Array.isArray(replacer)) {
          const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
          const asStr = replacer.filter(keyToStr).map(String);
          if (asStr.length > 0)
            replacer = replacer.concat(asStr);
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        );
        const ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? true,
          keepUndefined: keepUndefined ?? false,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        };
        const node = createNode.createNode(value, tag, ctx);
        if (flow && identity.isCollection(node))
          node.flow = true;
        setAnchors();
        return node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        if (Collection.isEmptyPath(path)) {
          if (this.contents == null)
            return false;
          this.contents = null;
          return true;
        }
        return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        if (Collection.isEmptyPath(path))
          return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
        return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path) {
        if (Collection.isEmptyPath(path))
          return this.contents !== void 0;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value) {
        if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, [key], value);
        } else if (assertCollection(this.contents)) {
          this.contents.set(key, value);
        }
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        if (Collection.isEmptyPath(path)) {
          this.contents = value;
        } else if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
        } else if (assertCollection(this.contents)) {
          this.contents.setIn(path, value);
        }
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version, options = {}) {
        if (typeof version === "number")
          version = String(version);
        let opt;
        switch (version) {
          case "1.1":
            if (this.directives)
              this.directives.yaml.version = "1.1";
            else
              this.directives = new directives.Directives({ version: "1.1" });
            opt = { resolveKnownTags: false, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            if (this.directives)
              this.directives.yaml.version = version;
            else
              this.directives = new directives.Directives({ version });
            opt = { resolveKnownTags: true, schema: "core" };
            break;
          case null:
            if (this.directives)
              delete this.directives;
            opt = null;
            break;
          default: {
            const sv = JSON.stringify(version);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options.schema instanceof Object)
          this.schema = options.schema;
        else if (opt)
          this.schema = new Schema.Schema(Object.assign(opt, options));
        else
          throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count3, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count3);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
          const s = JSON.stringify(options.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
      }
    };
    function assertCollection(contents) {
      if (identity.isCollection(contents))
        return true;
      throw new Error("Expected a YAML collection as document contents");
    }
    exports.Document = Document;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js
var require_errors = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js"(exports) {
    "use strict";
    var YAMLError2 = class extends Error {
      constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
      }
    };
    var YAMLParseError = class extends YAMLError2 {
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    };
    var YAMLWarning = class extends YAMLError2 {
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    };
    var prettifyError = (src, lc) => (error) => {
      if (error.pos[0] === -1)
        return;
      error.linePos = error.pos.map((pos) => lc.linePos(pos));
      const { line, col } = error.linePos[0];
      error.message += ` at line ${line}, column ${col}`;
      let ci = col - 1;
      let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "\u2026" + lineStr.substring(trimStart);
        ci -= trimStart - 1;
      }
      if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + "\u2026";
      if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
          prev = prev.substring(0, 79) + "\u2026\n";
        lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count3 = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
          count3 = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = " ".repeat(ci) + "^".repeat(count3);
        error.message += `:

${lineStr}
${pointer}
`;
      }
    };
    exports.YAMLError = YAMLError2;
    exports.YAMLParseError = YAMLParseError;
    exports.YAMLWarning = YAMLWarning;
    exports.prettifyError = prettifyError;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js"(exports) {
    "use strict";
    function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
      let spaceBefore = false;
      let atNewline = startOnNewline;
      let hasSpace = startOnNewline;
      let comment = "";
      let commentSep = "";
      let hasNewline = false;
      let reqSpace = false;
      let tab = null;
      let anchor = null;
      let tag = null;
      let newlineAfterProp = null;
      let comma = null;
      let found2 = null;
      let start = null;
      for (const token of tokens) {
        if (reqSpace) {
          if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
            onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
          reqSpace = false;
        }
        if (tab) {
          if (atNewline && token.type !== "comment" && token.type !== "newline") {
            onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
          }
          tab = null;
        }
        switch (token.type) {
          case "space":
            if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
              tab = token;
            }
            hasSpace = true;
            break;
          case "comment": {
            if (!hasSpace)
              onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
            const cb = token.source.substring(1) || " ";
            if (!comment)
              comment = cb;
            else
              comment += commentSep + cb;
            commentSep = "";
            atNewline = false;
            break;
          }
          case "newline":
            if (atNewline) {
              if (comment)
                comment += token.source;
              else if (!found2 || indicator !== "seq-item-ind")
                spaceBefore = true;
            } else
              commentSep += token.source;
            atNewline = true;
            hasNewline = true;
            if (anchor || tag)
              newlineAfterProp = token;
            hasSpace = true;
            break;
          case "anchor":
            if (anchor)
              onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
            if (token.source.endsWith(":"))
              onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
            anchor = token;
            start ?? (start = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          case "tag": {
            if (tag)
              onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
            tag = token;
            start ?? (start = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          }
          case indicator:
            if (anchor || tag)
              onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
            if (found2)
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
            found2 = token;
            atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
            hasSpace = false;
            break;
          case "comma":
            if (flow) {
              if (comma)
                onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
              comma = token;
              atNewline = false;
              hasSpace = false;
              break;
            }
          // else fallthrough
          default:
            onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
            atNewline = false;
            hasSpace = false;
        }
      }
      const last = tokens[tokens.length - 1];
      const end = last ? last.offset + last.source.length : offset;
      if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
        onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      }
      if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      return {
        comma,
        found: found2,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start ?? end
      };
    }
    exports.resolveProps = resolveProps;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js"(exports) {
    "use strict";
    function containsNewline(key) {
      if (!key)
        return null;
      switch (key.type) {
        case "alias":
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          if (key.source.includes("\n"))
            return true;
          if (key.end) {
            for (const st of key.end)
              if (st.type === "newline")
                return true;
          }
          return false;
        case "flow-collection":
          for (const it of key.items) {
            for (const st of it.start)
              if (st.type === "newline")
                return true;
            if (it.sep) {
              for (const st of it.sep)
                if (st.type === "newline")
                  return true;
            }
            if (containsNewline(it.key) || containsNewline(it.value))
              return true;
          }
          return false;
        default:
          return true;
      }
    }
    exports.containsNewline = containsNewline;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports) {
    "use strict";
    var utilContainsNewline = require_util_contains_newline();
    function flowIndentCheck(indent, fc, onError) {
      if (fc?.type === "flow-collection") {
        const end = fc.end[0];
        if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) {
          const msg = "Flow end indicator should be more indented than parent";
          onError(end, "BAD_INDENT", msg, true);
        }
      }
    }
    exports.flowIndentCheck = flowIndentCheck;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js"(exports) {
    "use strict";
    var identity = require_identity();
    function mapIncludes(ctx, items, search) {
      const { uniqueKeys } = ctx.options;
      if (uniqueKeys === false)
        return false;
      const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
      return items.some((pair) => isEqual(pair.key, search));
    }
    exports.mapIncludes = mapIncludes;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js"(exports) {
    "use strict";
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    var utilMapIncludes = require_util_map_includes();
    var startColMsg = "All mapping items must start at the same column";
    function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
      const map2 = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      let offset = bm.offset;
      let commentEnd = null;
      for (const collItem of bm.items) {
        const { start, key, sep, value } = collItem;
        const keyProps = resolveProps.resolveProps(start, {
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: bm.indent,
          startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
          if (key) {
            if (key.type === "block-seq")
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
            else if ("indent" in key && key.indent !== bm.indent)
              onError(offset, "BAD_INDENT", startColMsg);
          }
          if (!keyProps.anchor && !keyProps.tag && !sep) {
            commentEnd = keyProps.end;
            if (keyProps.comment) {
              if (map2.comment)
                map2.comment += "\n" + keyProps.comment;
              else
                map2.comment = keyProps.comment;
            }
            continue;
          }
          if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
            onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
          }
        } else if (keyProps.found?.indent !== bm.indent) {
          onError(offset, "BAD_INDENT", startColMsg);
        }
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        const valueProps = resolveProps.resolveProps(sep ?? [], {
          indicator: "map-value-ind",
          next: value,
          offset: keyNode.range[2],
          onError,
          parentIndent: bm.indent,
          startOnNewline: !key || key.type === "block-scalar"
        });
        offset = valueProps.end;
        if (valueProps.found) {
          if (implicitKey) {
            if (value?.type === "block-map" && !valueProps.hasNewline)
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
            if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
              onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
          }
          const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
          if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
          offset = valueNode.range[2];
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map2.items.push(pair);
        } else {
          if (implicitKey)
            onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
          if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map2.items.push(pair);
        }
      }
      if (commentEnd && commentEnd < offset)
        onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
      map2.range = [bm.offset, offset, commentEnd ?? offset];
      return map2;
    }
    exports.resolveBlockMap = resolveBlockMap;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js"(exports) {
    "use strict";
    var YAMLSeq = require_YAMLSeq();
    var resolveProps = require_resolve_props();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
      const seq = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = bs.offset;
      let commentEnd = null;
      for (const { start, value } of bs.items) {
        const props = resolveProps.resolveProps(start, {
          indicator: "seq-item-ind",
          next: value,
          offset,
          onError,
          parentIndent: bs.indent,
          startOnNewline: true
        });
        if (!props.found) {
          if (props.anchor || props.tag || value) {
            if (value?.type === "block-seq")
              onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
            else
              onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
          } else {
            commentEnd = props.end;
            if (props.comment)
              seq.comment = props.comment;
            continue;
          }
        }
        const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
        offset = node.range[2];
        seq.items.push(node);
      }
      seq.range = [bs.offset, offset, commentEnd ?? offset];
      return seq;
    }
    exports.resolveBlockSeq = resolveBlockSeq;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js"(exports) {
    "use strict";
    function resolveEnd(end, offset, reqSpace, onError) {
      let comment = "";
      if (end) {
        let hasSpace = false;
        let sep = "";
        for (const token of end) {
          const { source, type } = token;
          switch (type) {
            case "space":
              hasSpace = true;
              break;
            case "comment": {
              if (reqSpace && !hasSpace)
                onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
              const cb = source.substring(1) || " ";
              if (!comment)
                comment = cb;
              else
                comment += sep + cb;
              sep = "";
              break;
            }
            case "newline":
              if (comment)
                sep += source;
              hasSpace = true;
              break;
            default:
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
          }
          offset += source.length;
        }
      }
      return { comment, offset };
    }
    exports.resolveEnd = resolveEnd;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilMapIncludes = require_util_map_includes();
    var blockMsg = "Block collections are not allowed within flow collections";
    var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
    function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
      const isMap4 = fc.start.source === "{";
      const fcName = isMap4 ? "flow map" : "flow sequence";
      const NodeClass = tag?.nodeClass ?? (isMap4 ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq);
      const coll = new NodeClass(ctx.schema);
      coll.flow = true;
      const atRoot = ctx.atRoot;
      if (atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = fc.offset + fc.start.source.length;
      for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start, key, sep, value } = collItem;
        const props = resolveProps.resolveProps(start, {
          flow: fcName,
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: fc.indent,
          startOnNewline: false
        });
        if (!props.found) {
          if (!props.anchor && !props.tag && !sep && !value) {
            if (i === 0 && props.comma)
              onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
            else if (i < fc.items.length - 1)
              onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
            if (props.comment) {
              if (coll.comment)
                coll.comment += "\n" + props.comment;
              else
                coll.comment = props.comment;
            }
            offset = props.end;
            continue;
          }
          if (!isMap4 && ctx.options.strict && utilContainsNewline.containsNewline(key))
            onError(
              key,
              // checked by containsNewline()
              "MULTILINE_IMPLICIT_KEY",
              "Implicit keys of flow sequence pairs need to be on a single line"
            );
        }
        if (i === 0) {
          if (props.comma)
            onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        } else {
          if (!props.comma)
            onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
          if (props.comment) {
            let prevItemComment = "";
            loop: for (const st of start) {
              switch (st.type) {
                case "comma":
                case "space":
                  break;
                case "comment":
                  prevItemComment = st.source.substring(1);
                  break loop;
                default:
                  break loop;
              }
            }
            if (prevItemComment) {
              let prev = coll.items[coll.items.length - 1];
              if (identity.isPair(prev))
                prev = prev.value ?? prev.key;
              if (prev.comment)
                prev.comment += "\n" + prevItemComment;
              else
                prev.comment = prevItemComment;
              props.comment = props.comment.substring(prevItemComment.length + 1);
            }
          }
        }
        if (!isMap4 && !sep && !props.found) {
          const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
          coll.items.push(valueNode);
          offset = valueNode.range[2];
          if (isBlock(value))
            onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
        } else {
          ctx.atKey = true;
          const keyStart = props.end;
          const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
          if (isBlock(key))
            onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
          ctx.atKey = false;
          const valueProps = resolveProps.resolveProps(sep ?? [], {
            flow: fcName,
            indicator: "map-value-ind",
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
          });
          if (valueProps.found) {
            if (!isMap4 && !props.found && ctx.options.strict) {
              if (sep)
                for (const st of sep) {
                  if (st === valueProps.found)
                    break;
                  if (st.type === "newline") {
                    onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                    break;
                  }
                }
              if (props.start < valueProps.found.offset - 1024)
                onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
            }
          } else if (value) {
            if ("source" in value && value.source?.[0] === ":")
              onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
            else
              onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
          }
          const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
          if (valueNode) {
            if (isBlock(value))
              onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
          } else if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          if (isMap4) {
            const map2 = coll;
            if (utilMapIncludes.mapIncludes(ctx, map2.items, keyNode))
              onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
            map2.items.push(pair);
          } else {
            const map2 = new YAMLMap.YAMLMap(ctx.schema);
            map2.flow = true;
            map2.items.push(pair);
            const endRange = (valueNode ?? keyNode).range;
            map2.range = [keyNode.range[0], endRange[1], endRange[2]];
            coll.items.push(map2);
          }
          offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
      }
      const expectedEnd = isMap4 ? "}" : "]";
      const [ce, ...ee] = fc.end;
      let cePos = offset;
      if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
      else {
        const name = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
        if (ce && ce.source.length !== 1)
          ee.unshift(ce);
      }
      if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
          if (coll.comment)
            coll.comment += "\n" + end.comment;
          else
            coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
      } else {
        coll.range = [fc.offset, cePos, cePos];
      }
      return coll;
    }
    exports.resolveFlowCollection = resolveFlowCollection;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveBlockMap = require_resolve_block_map();
    var resolveBlockSeq = require_resolve_block_seq();
    var resolveFlowCollection = require_resolve_flow_collection();
    function resolveCollection(CN, ctx, token, onError, tagName, tag) {
      const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
      const Coll = coll.constructor;
      if (tagName === "!" || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
      }
      if (tagName)
        coll.tag = tagName;
      return coll;
    }
    function composeCollection(CN, ctx, token, props, onError) {
      const tagToken = props.tag;
      const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
      if (token.type === "block-seq") {
        const { anchor, newlineAfterProp: nl } = props;
        const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
        if (lastProp && (!nl || nl.offset < lastProp.offset)) {
          const message = "Missing newline after block sequence props";
          onError(lastProp, "MISSING_CHAR", message);
        }
      }
      const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
      if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") {
        return resolveCollection(CN, ctx, token, onError, tagName);
      }
      let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
      if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
          ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
          tag = kt;
        } else {
          if (kt) {
            onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
          } else {
            onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
          }
          return resolveCollection(CN, ctx, token, onError, tagName);
        }
      }
      const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
      const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
      const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
      node.range = coll.range;
      node.tag = tagName;
      if (tag?.format)
        node.format = tag.format;
      return node;
    }
    exports.composeCollection = composeCollection;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function resolveBlockScalar(ctx, scalar2, onError) {
      const start = scalar2.offset;
      const header = parseBlockScalarHeader(scalar2, ctx.options.strict, onError);
      if (!header)
        return { value: "", type: null, comment: "", range: [start, start, start] };
      const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
      const lines2 = scalar2.source ? splitLines(scalar2.source) : [];
      let chompStart = lines2.length;
      for (let i = lines2.length - 1; i >= 0; --i) {
        const content = lines2[i][1];
        if (content === "" || content === "\r")
          chompStart = i;
        else
          break;
      }
      if (chompStart === 0) {
        const value2 = header.chomp === "+" && lines2.length > 0 ? "\n".repeat(Math.max(1, lines2.length - 1)) : "";
        let end2 = start + header.length;
        if (scalar2.source)
          end2 += scalar2.source.length;
        return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
      }
      let trimIndent = scalar2.indent + header.indent;
      let offset = scalar2.offset + header.length;
      let contentStart2 = 0;
      for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines2[i];
        if (content === "" || content === "\r") {
          if (header.indent === 0 && indent.length > trimIndent)
            trimIndent = indent.length;
        } else {
          if (indent.length < trimIndent) {
            const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
            onError(offset + indent.length, "MISSING_CHAR", message);
          }
          if (header.indent === 0)
            trimIndent = indent.length;
          contentStart2 = i;
          if (trimIndent === 0 && !ctx.atRoot) {
            const message = "Block scalar values in collections must be indented";
            onError(offset, "BAD_INDENT", message);
          }
          break;
        }
        offset += indent.length + content.length + 1;
      }
      for (let i = lines2.length - 1; i >= chompStart; --i) {
        if (lines2[i][0].length > trimIndent)
          chompStart = i + 1;
      }
      let value = "";
      let sep = "";
      let prevMoreIndented = false;
      for (let i = 0; i < contentStart2; ++i)
        value += lines2[i][0].slice(trimIndent) + "\n";
      for (let i = contentStart2; i < chompStart; ++i) {
        let [indent, content] = lines2[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === "\r";
        if (crlf)
          content = content.slice(0, -1);
        if (content && indent.length < trimIndent) {
          const src = header.indent ? "explicit indentation indicator" : "first line";
          const message = `Block scalar lines must not be less indented than their ${src}`;
          onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
          indent = "";
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
          value += sep + indent.slice(trimIndent) + content;
          sep = "\n";
        } else if (indent.length > trimIndent || content[0] === "	") {
          if (sep === " ")
            sep = "\n";
          else if (!prevMoreIndented && sep === "\n")
            sep = "\n\n";
          value += sep + indent.slice(trimIndent) + content;
          sep = "\n";
          prevMoreIndented = true;
        } else if (content === "") {
          if (sep === "\n")
            value += "\n";
          else
            sep = "\n";
        } else {
          value += sep + content;
          sep = " ";
          prevMoreIndented = false;
        }
      }
      switch (header.chomp) {
        case "-":
          break;
        case "+":
          for (let i = chompStart; i < lines2.length; ++i)
            value += "\n" + lines2[i][0].slice(trimIndent);
          if (value[value.length - 1] !== "\n")
            value += "\n";
          break;
        default:
          value += "\n";
      }
      const end = start + header.length + scalar2.source.length;
      return { value, type, comment: header.comment, range: [start, end, end] };
    }
    function parseBlockScalarHeader({ offset, props }, strict, onError) {
      if (props[0].type !== "block-scalar-header") {
        onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
        return null;
      }
      const { source } = props[0];
      const mode = source[0];
      let indent = 0;
      let chomp = "";
      let error = -1;
      for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === "-" || ch === "+"))
          chomp = ch;
        else {
          const n = Number(ch);
          if (!indent && n)
            indent = n;
          else if (error === -1)
            error = offset + i;
        }
      }
      if (error !== -1)
        onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
      let hasSpace = false;
      let comment = "";
      let length = source.length;
      for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
          case "space":
            hasSpace = true;
          // fallthrough
          case "newline":
            length += token.source.length;
            break;
          case "comment":
            if (strict && !hasSpace) {
              const message = "Comments must be separated from other tokens by white space characters";
              onError(token, "MISSING_CHAR", message);
            }
            length += token.source.length;
            comment = token.source.substring(1);
            break;
          case "error":
            onError(token, "UNEXPECTED_TOKEN", token.message);
            length += token.source.length;
            break;
          /* istanbul ignore next should not happen */
          default: {
            const message = `Unexpected token in block scalar header: ${token.type}`;
            onError(token, "UNEXPECTED_TOKEN", message);
            const ts = token.source;
            if (ts && typeof ts === "string")
              length += ts.length;
          }
        }
      }
      return { mode, indent, chomp, comment, length };
    }
    function splitLines(source) {
      const split2 = source.split(/\n( *)/);
      const first = split2[0];
      const m = first.match(/^( *)/);
      const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
      const lines2 = [line0];
      for (let i = 1; i < split2.length; i += 2)
        lines2.push([split2[i], split2[i + 1]]);
      return lines2;
    }
    exports.resolveBlockScalar = resolveBlockScalar;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var resolveEnd = require_resolve_end();
    function resolveFlowScalar(scalar2, strict, onError) {
      const { offset, type, source, end } = scalar2;
      let _type;
      let value;
      const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
      switch (type) {
        case "scalar":
          _type = Scalar.Scalar.PLAIN;
          value = plainValue(source, _onError);
          break;
        case "single-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_SINGLE;
          value = singleQuotedValue(source, _onError);
          break;
        case "double-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_DOUBLE;
          value = doubleQuotedValue(source, _onError);
          break;
        /* istanbul ignore next should not happen */
        default:
          onError(scalar2, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
          return {
            value: "",
            type: null,
            comment: "",
            range: [offset, offset + source.length, offset + source.length]
          };
      }
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
      return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
      };
    }
    function plainValue(source, onError) {
      let badChar = "";
      switch (source[0]) {
        /* istanbul ignore next should not happen */
        case "	":
          badChar = "a tab character";
          break;
        case ",":
          badChar = "flow indicator character ,";
          break;
        case "%":
          badChar = "directive indicator character %";
          break;
        case "|":
        case ">": {
          badChar = `block scalar indicator ${source[0]}`;
          break;
        }
        case "@":
        case "`": {
          badChar = `reserved character ${source[0]}`;
          break;
        }
      }
      if (badChar)
        onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
      return unfoldLines(source);
    }
    function singleQuotedValue(source, onError) {
      if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
      return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
    }
    function unfoldLines(source) {
      const line = /(.*?)\r?\n/sy;
      let match = line.exec(source);
      if (!match)
        return source;
      let trimEnd, trimBoth;
      try {
        trimEnd = new RegExp("(?<![ 	])[ 	]+$");
        trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
      } catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
      }
      let res = match[1].replace(trimEnd, "");
      let sep = " ";
      let pos = line.lastIndex;
      while (match = line.exec(source)) {
        const lm = match[1].replace(trimBoth, "");
        if (lm === "") {
          if (sep === "\n")
            res += sep;
          else
            sep = "\n";
        } else {
          res += sep + lm;
          sep = " ";
        }
        pos = line.lastIndex;
      }
      const last = /[ \t]*(.*)/sy;
      last.lastIndex = pos;
      match = last.exec(source);
      return res + sep + (match?.[1] ?? "");
    }
    function doubleQuotedValue(source, onError) {
      let res = "";
      for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === "\r" && source[i + 1] === "\n")
          continue;
        if (ch === "\n") {
          const { fold, offset } = foldNewline(source, i);
          res += fold;
          i = offset;
        } else if (ch === "\\") {
          let next = source[++i];
          const cc = escapeCodes[next];
          if (cc)
            res += cc;
          else if (next === "\n") {
            next = source[i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "\r" && source[i + 1] === "\n") {
            next = source[++i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "x" || next === "u" || next === "U") {
            const length = next === "x" ? 2 : next === "u" ? 4 : 8;
            res += parseCharCode(source, i + 1, length, onError);
            i += length;
          } else {
            const raw = source.substr(i - 1, 2);
            onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
            res += raw;
          }
        } else if (ch === " " || ch === "	") {
          const wsStart = i;
          let next = source[i + 1];
          while (next === " " || next === "	")
            next = source[++i + 1];
          if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
            res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        } else {
          res += ch;
        }
      }
      if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
      return res;
    }
    function foldNewline(source, offset) {
      let fold = "";
      let ch = source[offset + 1];
      while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
        if (ch === "\r" && source[offset + 2] !== "\n")
          break;
        if (ch === "\n")
          fold += "\n";
        offset += 1;
        ch = source[offset + 1];
      }
      if (!fold)
        fold = " ";
      return { fold, offset };
    }
    var escapeCodes = {
      "0": "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: "\n",
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "\x85",
      // Unicode next line
      _: "\xA0",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
    function parseCharCode(source, offset, length, onError) {
      const cc = source.substr(offset, length);
      const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
      const code = ok ? parseInt(cc, 16) : NaN;
      try {
        return String.fromCodePoint(code);
      } catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        return raw;
      }
    }
    exports.resolveFlowScalar = resolveFlowScalar;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    function composeScalar(ctx, token, tagToken, onError) {
      const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
      const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
      let tag;
      if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
      } else if (tagName)
        tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
      else if (token.type === "scalar")
        tag = findScalarTagByTest(ctx, value, token, onError);
      else
        tag = ctx.schema[identity.SCALAR];
      let scalar2;
      try {
        const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
        scalar2 = identity.isScalar(res) ? res : new Scalar.Scalar(res);
      } catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
        scalar2 = new Scalar.Scalar(value);
      }
      scalar2.range = range;
      scalar2.source = value;
      if (type)
        scalar2.type = type;
      if (tagName)
        scalar2.tag = tagName;
      if (tag.format)
        scalar2.format = tag.format;
      if (comment)
        scalar2.comment = comment;
      return scalar2;
    }
    function findScalarTagByName(schema, value, tagName, tagToken, onError) {
      if (tagName === "!")
        return schema[identity.SCALAR];
      const matchWithTest = [];
      for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
          if (tag.default && tag.test)
            matchWithTest.push(tag);
          else
            return tag;
        }
      }
      for (const tag of matchWithTest)
        if (tag.test?.test(value))
          return tag;
      const kt = schema.knownTags[tagName];
      if (kt && !kt.collection) {
        schema.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
        return kt;
      }
      onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
      return schema[identity.SCALAR];
    }
    function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
      const tag = schema.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema[identity.SCALAR];
      if (schema.compat) {
        const compat = schema.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
          const ts = directives.tagString(tag.tag);
          const cs = directives.tagString(compat.tag);
          const msg = `Value may be parsed as either ${ts} or ${cs}`;
          onError(token, "TAG_RESOLVE_FAILED", msg, true);
        }
      }
      return tag;
    }
    exports.composeScalar = composeScalar;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports) {
    "use strict";
    function emptyScalarPosition(offset, before, pos) {
      if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
          let st = before[i];
          switch (st.type) {
            case "space":
            case "comment":
            case "newline":
              offset -= st.source.length;
              continue;
          }
          st = before[++i];
          while (st?.type === "space") {
            offset += st.source.length;
            st = before[++i];
          }
          break;
        }
      }
      return offset;
    }
    exports.emptyScalarPosition = emptyScalarPosition;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var composeCollection = require_compose_collection();
    var composeScalar = require_compose_scalar();
    var resolveEnd = require_resolve_end();
    var utilEmptyScalarPosition = require_util_empty_scalar_position();
    var CN = { composeNode, composeEmptyNode };
    function composeNode(ctx, token, props, onError) {
      const atKey = ctx.atKey;
      const { spaceBefore, comment, anchor, tag } = props;
      let node;
      let isSrcToken = true;
      switch (token.type) {
        case "alias":
          node = composeAlias(ctx, token, onError);
          if (anchor || tag)
            onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
          break;
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "block-scalar":
          node = composeScalar.composeScalar(ctx, token, tag, onError);
          if (anchor)
            node.anchor = anchor.source.substring(1);
          break;
        case "block-map":
        case "block-seq":
        case "flow-collection":
          try {
            node = composeCollection.composeCollection(CN, ctx, token, props, onError);
            if (anchor)
              node.anchor = anchor.source.substring(1);
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            onError(token, "RESOURCE_EXHAUSTION", message);
          }
          break;
        default: {
          const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
          onError(token, "UNEXPECTED_TOKEN", message);
          isSrcToken = false;
        }
      }
      node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
      if (anchor && node.anchor === "")
        onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
        const msg = "With stringKeys, all keys must be strings";
        onError(tag ?? token, "NON_STRING_KEY", msg);
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment) {
        if (token.type === "scalar" && token.source === "")
          node.comment = comment;
        else
          node.commentBefore = comment;
      }
      if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
      return node;
    }
    function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
      const token = {
        type: "scalar",
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ""
      };
      const node = composeScalar.composeScalar(ctx, token, tag, onError);
      if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === "")
          onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment) {
        node.comment = comment;
        node.range[2] = end;
      }
      return node;
    }
    function composeAlias({ options }, { offset, source, end }, onError) {
      const alias = new Alias.Alias(source.substring(1));
      if (alias.source === "")
        onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
      if (alias.source.endsWith(":"))
        onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
      alias.range = [offset, valueEnd, re.offset];
      if (re.comment)
        alias.comment = re.comment;
      return alias;
    }
    exports.composeEmptyNode = composeEmptyNode;
    exports.composeNode = composeNode;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js"(exports) {
    "use strict";
    var Document = require_Document();
    var composeNode = require_compose_node();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    function composeDoc(options, directives, { offset, start, value, end }, onError) {
      const opts = Object.assign({ _directives: directives }, options);
      const doc = new Document.Document(void 0, opts);
      const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
      };
      const props = resolveProps.resolveProps(start, {
        indicator: "doc-start",
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
      });
      if (props.found) {
        doc.directives.docStart = true;
        if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
          onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
      }
      doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
      const contentEnd = doc.contents.range[2];
      const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
      if (re.comment)
        doc.comment = re.comment;
      doc.range = [offset, contentEnd, re.offset];
      return doc;
    }
    exports.composeDoc = composeDoc;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var directives = require_directives();
    var Document = require_Document();
    var errors = require_errors();
    var identity = require_identity();
    var composeDoc = require_compose_doc();
    var resolveEnd = require_resolve_end();
    function getErrorPos(src) {
      if (typeof src === "number")
        return [src, src + 1];
      if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
      const { offset, source } = src;
      return [offset, offset + (typeof source === "string" ? source.length : 1)];
    }
    function parsePrelude(prelude) {
      let comment = "";
      let atComment = false;
      let afterEmptyLine = false;
      for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
          case "#":
            comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
            atComment = true;
            afterEmptyLine = false;
            break;
          case "%":
            if (prelude[i + 1]?.[0] !== "#")
              i += 1;
            atComment = false;
            break;
          default:
            if (!atComment)
              afterEmptyLine = true;
            atComment = false;
        }
      }
      return { comment, afterEmptyLine };
    }
    var Composer = class {
      constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
          const pos = getErrorPos(source);
          if (warning)
            this.warnings.push(new errors.YAMLWarning(pos, code, message));
          else
            this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        this.directives = new directives.Directives({ version: options.version || "1.2" });
        this.options = options;
      }
      decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
          const dc = doc.contents;
          if (afterDoc) {
            doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
          } else if (afterEmptyLine || doc.directives.docStart || !dc) {
            doc.commentBefore = comment;
          } else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            if (identity.isPair(it))
              it = it.key;
            const cb = it.commentBefore;
            it.commentBefore = cb ? `${comment}
${cb}` : comment;
          } else {
            const cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment}
${cb}` : comment;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else {
          doc.errors = this.errors;
          doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        if (node_process.env.LOG_STREAM)
          console.dir(token, { depth: null });
        switch (token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning) => {
              const pos = getErrorPos(token);
              pos[0] += offset;
              this.onError(pos, "BAD_DIRECTIVE", message, warning);
            });
            this.prelude.push(token.source);
            this.atDirectives = true;
            break;
          case "document": {
            const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
            if (this.atDirectives && !doc.directives.docStart)
              this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
            this.decorate(doc, false);
            if (this.doc)
              yield this.doc;
            this.doc = doc;
            this.atDirectives = false;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
            const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            if (this.atDirectives || !this.doc)
              this.errors.push(error);
            else
              this.doc.errors.push(error);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              const msg = "Unexpected doc-end without preceding document";
              this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = true;
            const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            this.decorate(this.doc, true);
            if (end.comment) {
              const dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
            }
            this.doc.range[2] = end.offset;
            break;
          }
          default:
            this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
          this.decorate(this.doc, true);
          yield this.doc;
          this.doc = null;
        } else if (forceDoc) {
          const opts = Object.assign({ _directives: this.directives }, this.options);
          const doc = new Document.Document(void 0, opts);
          if (this.atDirectives)
            this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
          doc.range = [0, endOffset, endOffset];
          this.decorate(doc, false);
          yield doc;
        }
      }
    };
    exports.Composer = Composer;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js"(exports) {
    "use strict";
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    var errors = require_errors();
    var stringifyString = require_stringifyString();
    function resolveAsScalar(token, strict = true, onError) {
      if (token) {
        const _onError = (pos, code, message) => {
          const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
          if (onError)
            onError(offset, code, message);
          else
            throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
          case "block-scalar":
            return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
      }
      return null;
    }
    function createScalarToken(value, context) {
      const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
      const source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      const end = context.end ?? [
        { type: "newline", offset: -1, indent, source: "\n" }
      ];
      switch (source[0]) {
        case "|":
        case ">": {
          const he = source.indexOf("\n");
          const head = source.substring(0, he);
          const body = source.substring(he + 1) + "\n";
          const props = [
            { type: "block-scalar-header", offset, indent, source: head }
          ];
          if (!addEndtoBlockProps(props, end))
            props.push({ type: "newline", offset: -1, indent, source: "\n" });
          return { type: "block-scalar", offset, indent, props, source: body };
        }
        case '"':
          return { type: "double-quoted-scalar", offset, indent, source, end };
        case "'":
          return { type: "single-quoted-scalar", offset, indent, source, end };
        default:
          return { type: "scalar", offset, indent, source, end };
      }
    }
    function setScalarValue(token, value, context = {}) {
      let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
      let indent = "indent" in token ? token.indent : null;
      if (afterKey && typeof indent === "number")
        indent += 2;
      if (!type)
        switch (token.type) {
          case "single-quoted-scalar":
            type = "QUOTE_SINGLE";
            break;
          case "double-quoted-scalar":
            type = "QUOTE_DOUBLE";
            break;
          case "block-scalar": {
            const header = token.props[0];
            if (header.type !== "block-scalar-header")
              throw new Error("Invalid block scalar header");
            type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
            break;
          }
          default:
            type = "PLAIN";
        }
      const source = stringifyString.stringifyString({ type, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      switch (source[0]) {
        case "|":
        case ">":
          setBlockScalarValue(token, source);
          break;
        case '"':
          setFlowScalarValue(token, source, "double-quoted-scalar");
          break;
        case "'":
          setFlowScalarValue(token, source, "single-quoted-scalar");
          break;
        default:
          setFlowScalarValue(token, source, "scalar");
      }
    }
    function setBlockScalarValue(token, source) {
      const he = source.indexOf("\n");
      const head = source.substring(0, he);
      const body = source.substring(he + 1) + "\n";
      if (token.type === "block-scalar") {
        const header = token.props[0];
        if (header.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        header.source = head;
        token.source = body;
      } else {
        const { offset } = token;
        const indent = "indent" in token ? token.indent : -1;
        const props = [
          { type: "block-scalar-header", offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0))
          props.push({ type: "newline", offset: -1, indent, source: "\n" });
        for (const key of Object.keys(token))
          if (key !== "type" && key !== "offset")
            delete token[key];
        Object.assign(token, { type: "block-scalar", indent, props, source: body });
      }
    }
    function addEndtoBlockProps(props, end) {
      if (end)
        for (const st of end)
          switch (st.type) {
            case "space":
            case "comment":
              props.push(st);
              break;
            case "newline":
              props.push(st);
              return true;
          }
      return false;
    }
    function setFlowScalarValue(token, source, type) {
      switch (token.type) {
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          token.type = type;
          token.source = source;
          break;
        case "block-scalar": {
          const end = token.props.slice(1);
          let oa = source.length;
          if (token.props[0].type === "block-scalar-header")
            oa -= token.props[0].source.length;
          for (const tok of end)
            tok.offset += oa;
          delete token.props;
          Object.assign(token, { type, source, end });
          break;
        }
        case "block-map":
        case "block-seq": {
          const offset = token.offset + source.length;
          const nl = { type: "newline", offset, indent: token.indent, source: "\n" };
          delete token.items;
          Object.assign(token, { type, source, end: [nl] });
          break;
        }
        default: {
          const indent = "indent" in token ? token.indent : -1;
          const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
          for (const key of Object.keys(token))
            if (key !== "type" && key !== "offset")
              delete token[key];
          Object.assign(token, { type, indent, source, end });
        }
      }
    }
    exports.createScalarToken = createScalarToken;
    exports.resolveAsScalar = resolveAsScalar;
    exports.setScalarValue = setScalarValue;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js"(exports) {
    "use strict";
    var stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
    function stringifyToken(token) {
      switch (token.type) {
        case "block-scalar": {
          let res = "";
          for (const tok of token.props)
            res += stringifyToken(tok);
          return res + token.source;
        }
        case "block-map":
        case "block-seq": {
          let res = "";
          for (const item of token.items)
            res += stringifyItem(item);
          return res;
        }
        case "flow-collection": {
          let res = token.start.source;
          for (const item of token.items)
            res += stringifyItem(item);
          for (const st of token.end)
            res += st.source;
          return res;
        }
        case "document": {
          let res = stringifyItem(token);
          if (token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
        default: {
          let res = token.source;
          if ("end" in token && token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
      }
    }
    function stringifyItem({ start, key, sep, value }) {
      let res = "";
      for (const st of start)
        res += st.source;
      if (key)
        res += stringifyToken(key);
      if (sep)
        for (const st of sep)
          res += st.source;
      if (value)
        res += stringifyToken(value);
      return res;
    }
    exports.stringify = stringify;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js"(exports) {
    "use strict";
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove item");
    function visit3(cst, visitor) {
      if ("type" in cst && cst.type === "document")
        cst = { start: cst.start, value: cst.value };
      _visit(Object.freeze([]), cst, visitor);
    }
    visit3.BREAK = BREAK;
    visit3.SKIP = SKIP;
    visit3.REMOVE = REMOVE;
    visit3.itemAtPath = (cst, path) => {
      let item = cst;
      for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && "items" in tok) {
          item = tok.items[index];
        } else
          return void 0;
      }
      return item;
    };
    visit3.parentCollection = (cst, path) => {
      const parent2 = visit3.itemAtPath(cst, path.slice(0, -1));
      const field = path[path.length - 1][0];
      const coll = parent2?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
    function _visit(path, item, visitor) {
      let ctrl = visitor(item, path);
      if (typeof ctrl === "symbol")
        return ctrl;
      for (const field of ["key", "value"]) {
        const token = item[field];
        if (token && "items" in token) {
          for (let i = 0; i < token.items.length; ++i) {
            const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              token.items.splice(i, 1);
              i -= 1;
            }
          }
          if (typeof ctrl === "function" && field === "key")
            ctrl = ctrl(item, path);
        }
      }
      return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
    }
    exports.visit = visit3;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js"(exports) {
    "use strict";
    var cstScalar = require_cst_scalar();
    var cstStringify = require_cst_stringify();
    var cstVisit = require_cst_visit();
    var BOM = "\uFEFF";
    var DOCUMENT4 = "";
    var FLOW_END = "";
    var SCALAR = "";
    var isCollection = (token) => !!token && "items" in token;
    var isScalar3 = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
    function prettyToken(token) {
      switch (token) {
        case BOM:
          return "<BOM>";
        case DOCUMENT4:
          return "<DOC>";
        case FLOW_END:
          return "<FLOW_END>";
        case SCALAR:
          return "<SCALAR>";
        default:
          return JSON.stringify(token);
      }
    }
    function tokenType(source) {
      switch (source) {
        case BOM:
          return "byte-order-mark";
        case DOCUMENT4:
          return "doc-mode";
        case FLOW_END:
          return "flow-error-end";
        case SCALAR:
          return "scalar";
        case "---":
          return "doc-start";
        case "...":
          return "doc-end";
        case "":
        case "\n":
        case "\r\n":
          return "newline";
        case "-":
          return "seq-item-ind";
        case "?":
          return "explicit-key-ind";
        case ":":
          return "map-value-ind";
        case "{":
          return "flow-map-start";
        case "}":
          return "flow-map-end";
        case "[":
          return "flow-seq-start";
        case "]":
          return "flow-seq-end";
        case ",":
          return "comma";
      }
      switch (source[0]) {
        case " ":
        case "	":
          return "space";
        case "#":
          return "comment";
        case "%":
          return "directive-line";
        case "*":
          return "alias";
        case "&":
          return "anchor";
        case "!":
          return "tag";
        case "'":
          return "single-quoted-scalar";
        case '"':
          return "double-quoted-scalar";
        case "|":
        case ">":
          return "block-scalar-header";
      }
      return null;
    }
    exports.createScalarToken = cstScalar.createScalarToken;
    exports.resolveAsScalar = cstScalar.resolveAsScalar;
    exports.setScalarValue = cstScalar.setScalarValue;
    exports.stringify = cstStringify.stringify;
    exports.visit = cstVisit.visit;
    exports.BOM = BOM;
    exports.DOCUMENT = DOCUMENT4;
    exports.FLOW_END = FLOW_END;
    exports.SCALAR = SCALAR;
    exports.isCollection = isCollection;
    exports.isScalar = isScalar3;
    exports.prettyToken = prettyToken;
    exports.tokenType = tokenType;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js"(exports) {
    "use strict";
    var cst = require_cst();
    function isEmpty(ch) {
      switch (ch) {
        case void 0:
        case " ":
        case "\n":
        case "\r":
        case "	":
          return true;
        default:
          return false;
      }
    }
    var hexDigits = new Set("0123456789ABCDEFabcdef");
    var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
    var flowIndicatorChars = new Set(",[]{}");
    var invalidAnchorChars = new Set(" ,[]{}\n\r	");
    var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
    var Lexer = class {
      constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = "";
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source, incomplete = false) {
        if (source) {
          if (typeof source !== "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source : source;
          this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        while (next && (incomplete || this.hasChars(1)))
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === " " || ch === "	")
          ch = this.buffer[++i];
        if (!ch || ch === "#" || ch === "\n")
          return true;
        if (ch === "\r")
          return this.buffer[i + 1] === "\n";
        return false;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent = 0;
          while (ch === " ")
            ch = this.buffer[++indent + offset];
          if (ch === "\r") {
            const next = this.buffer[indent + offset + 1];
            if (next === "\n" || !next && !this.atEnd)
              return offset + indent + 1;
          }
          return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
        }
        if (ch === "-" || ch === ".") {
          const dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end = this.lineEndPos;
        if (typeof end !== "number" || end !== -1 && end < this.pos) {
          end = this.buffer.indexOf("\n", this.pos);
          this.lineEndPos = end;
        }
        if (end === -1)
          return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === "\r")
          end -= 1;
        return this.buffer.substring(this.pos, end);
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line = this.getLine();
        if (line === null)
          return this.setNext("stream");
        if (line[0] === cst.BOM) {
          yield* this.pushCount(1);
          line = line.substring(1);
        }
        if (line[0] === "%") {
          let dirEnd = line.length;
          let cs = line.indexOf("#");
          while (cs !== -1) {
            const ch = line[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else {
              cs = line.indexOf("#", cs + 1);
            }
          }
          while (true) {
            const ch = line[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
          yield* this.pushCount(line.length - n);
          this.pushNewline();
          return "stream";
        }
        if (this.atLineEnd()) {
          const sp = yield* this.pushSpaces(true);
          yield* this.pushCount(line.length - sp);
          yield* this.pushNewline();
          return "stream";
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
      }
      *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          const s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
            yield* this.pushCount(3);
            this.indentValue = 0;
            this.indentNext = 0;
            return s === "---" ? "doc" : "stream";
          }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
          this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
          const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
          this.indentNext = this.indentValue + 1;
          this.indentValue += n;
          return "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line[n]) {
          case "#":
            yield* this.pushCount(line.length - n);
          // fallthrough
          case void 0:
            yield* this.pushNewline();
            return yield* this.parseLineStart();
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel = 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            return "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            n += yield* this.parseBlockScalarHeader();
            n += yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - n);
            yield* this.pushNewline();
            return yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
          nl = yield* this.pushNewline();
          if (nl > 0) {
            sp = yield* this.pushSpaces(false);
            this.indentValue = indent = sp;
          } else {
            sp = 0;
          }
          sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
          return this.setNext("flow");
        if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
          const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
          if (!atFlowEndMarker) {
            this.flowLevel = 0;
            yield cst.FLOW_END;
            return yield* this.parseLineStart();
          }
        }
        let n = 0;
        while (line[n] === ",") {
          n += yield* this.pushCount(1);
          n += yield* this.pushSpaces(true);
          this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
          case void 0:
            return "flow";
          case "#":
            yield* this.pushCount(line.length - n);
            return "flow";
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel += 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            this.flowKey = true;
            this.flowLevel -= 1;
            return this.flowLevel ? "flow" : "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "flow";
          case '"':
          case "'":
            this.flowKey = true;
            return yield* this.parseQuotedScalar();
          case ":": {
            const next = this.charAt(1);
            if (this.flowKey || isEmpty(next) || next === ",") {
              this.flowKey = false;
              yield* this.pushCount(1);
              yield* this.pushSpaces(true);
              return "flow";
            }
          }
          // fallthrough
          default:
            this.flowKey = false;
            return yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
          while (end !== -1 && this.buffer[end + 1] === "'")
            end = this.buffer.indexOf("'", end + 2);
        } else {
          while (end !== -1) {
            let n = 0;
            while (this.buffer[end - 1 - n] === "\\")
              n += 1;
            if (n % 2 === 0)
              break;
            end = this.buffer.indexOf('"', end + 1);
          }
        }
        const qb = this.buffer.substring(0, end);
        let nl = qb.indexOf("\n", this.pos);
        if (nl !== -1) {
          while (nl !== -1) {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = qb.indexOf("\n", cs);
          }
          if (nl !== -1) {
            end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
          }
        }
        if (end === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
          const ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = true;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl = this.pos - 1;
        let indent = 0;
        let ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
          switch (ch) {
            case " ":
              indent += 1;
              break;
            case "\n":
              nl = i2;
              indent = 0;
              break;
            case "\r": {
              const next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === "\n")
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent >= this.indentNext) {
          if (this.blockScalarIndent === -1)
            this.indentNext = indent;
          else {
            this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          }
          do {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = this.buffer.indexOf("\n", cs);
          } while (nl !== -1);
          if (nl === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl = this.buffer.length;
          }
        }
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === " ")
          ch = this.buffer[++i];
        if (ch === "	") {
          while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
            ch = this.buffer[++i];
          nl = i - 1;
        } else if (!this.blockScalarKeep) {
          do {
            let i2 = nl - 1;
            let ch2 = this.buffer[i2];
            if (ch2 === "\r")
              ch2 = this.buffer[--i2];
            const lastChar = i2;
            while (ch2 === " ")
              ch2 = this.buffer[--i2];
            if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
              nl = i2;
            else
              break;
          } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while (ch = this.buffer[++i]) {
          if (ch === ":") {
            const next = this.buffer[i + 1];
            if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end = i;
          } else if (isEmpty(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r") {
              if (next === "\n") {
                i += 1;
                ch = "\n";
                next = this.buffer[i + 1];
              } else
                end = i;
            }
            if (next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === "\n") {
              const cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end = i;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("plain-scalar");
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? "flow" : "doc";
      }
      *pushCount(n) {
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos += n;
          return n;
        }
        return 0;
      }
      *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
          yield s;
          this.pos += s.length;
          return s.length;
        } else if (allowEmpty)
          yield "";
        return 0;
      }
      *pushIndicators() {
        let n = 0;
        loop: while (true) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag();
              n += yield* this.pushSpaces(true);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar);
              n += yield* this.pushSpaces(true);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              const inFlow = this.flowLevel > 0;
              const ch1 = this.charAt(1);
              if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                if (!inFlow)
                  this.indentNext = this.indentValue + 1;
                else if (this.flowKey)
                  this.flowKey = false;
                n += yield* this.pushCount(1);
                n += yield* this.pushSpaces(true);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2;
          let ch = this.buffer[i];
          while (!isEmpty(ch) && ch !== ">")
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
        } else {
          let i = this.pos + 1;
          let ch = this.buffer[i];
          while (ch) {
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
              ch = this.buffer[i += 3];
            } else
              break;
          }
          return yield* this.pushToIndex(i, false);
        }
      }
      *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === "\n")
          return yield* this.pushCount(1);
        else if (ch === "\r" && this.charAt(1) === "\n")
          return yield* this.pushCount(2);
        else
          return 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
          ch = this.buffer[++i];
        } while (ch === " " || allowTabs && ch === "	");
        const n = i - this.pos;
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos = i;
        }
        return n;
      }
      *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
      }
    };
    exports.Lexer = Lexer;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js"(exports) {
    "use strict";
    var LineCounter2 = class {
      constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
          let low = 0;
          let high = this.lineStarts.length;
          while (low < high) {
            const mid = low + high >> 1;
            if (this.lineStarts[mid] < offset)
              low = mid + 1;
            else
              high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          const start = this.lineStarts[low - 1];
          return { line: low, col: offset - start + 1 };
        };
      }
    };
    exports.LineCounter = LineCounter2;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var cst = require_cst();
    var lexer = require_lexer();
    function includesToken(list3, type) {
      for (let i = 0; i < list3.length; ++i)
        if (list3[i].type === type)
          return true;
      return false;
    }
    function findNonEmptyIndex(list3) {
      for (let i = 0; i < list3.length; ++i) {
        switch (list3[i].type) {
          case "space":
          case "comment":
          case "newline":
            break;
          default:
            return i;
        }
      }
      return -1;
    }
    function isFlowToken(token) {
      switch (token?.type) {
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "flow-collection":
          return true;
        default:
          return false;
      }
    }
    function getPrevProps(parent2) {
      switch (parent2.type) {
        case "document":
          return parent2.start;
        case "block-map": {
          const it = parent2.items[parent2.items.length - 1];
          return it.sep ?? it.start;
        }
        case "block-seq":
          return parent2.items[parent2.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
          return [];
      }
    }
    function getFirstKeyStartProps(prev) {
      if (prev.length === 0)
        return [];
      let i = prev.length;
      loop: while (--i >= 0) {
        switch (prev[i].type) {
          case "doc-start":
          case "explicit-key-ind":
          case "map-value-ind":
          case "seq-item-ind":
          case "newline":
            break loop;
        }
      }
      while (prev[++i]?.type === "space") {
      }
      return prev.splice(i, prev.length);
    }
    function arrayPushArray(target, source) {
      if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
      else
        for (let i = 0; i < source.length; ++i)
          target.push(source[i]);
    }
    function fixFlowSeqItems(fc) {
      if (fc.start.type === "flow-seq-start") {
        for (const it of fc.items) {
          if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
            if (it.key)
              it.value = it.key;
            delete it.key;
            if (isFlowToken(it.value)) {
              if (it.value.end)
                arrayPushArray(it.value.end, it.sep);
              else
                it.value.end = it.sep;
            } else
              arrayPushArray(it.start, it.sep);
            delete it.sep;
          }
        }
      }
    }
    var Parser = class {
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = "";
        this.type = "";
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
          this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
          yield* this.next(lexeme);
        if (!incomplete)
          yield* this.end();
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
          console.log("|", cst.prettyToken(source));
        if (this.atScalar) {
          this.atScalar = false;
          yield* this.step();
          this.offset += source.length;
          return;
        }
        const type = cst.tokenType(source);
        if (!type) {
          const message = `Not a YAML token: ${source}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source });
          this.offset += source.length;
        } else if (type === "scalar") {
          this.atNewLine = false;
          this.atScalar = true;
          this.type = "scalar";
        } else {
          this.type = type;
          yield* this.step();
          switch (type) {
            case "newline":
              this.atNewLine = true;
              this.indent = 0;
              if (this.onNewLine)
                this.onNewLine(this.offset + source.length);
              break;
            case "space":
              if (this.atNewLine && source[0] === " ")
                this.indent += source.length;
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              if (this.atNewLine)
                this.indent += source.length;
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = false;
          }
          this.offset += source.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        while (this.stack.length > 0)
          yield* this.pop();
      }
      get sourceToken() {
        const st = {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
        return st;
      }
      *step() {
        const top2 = this.peek(1);
        if (this.type === "doc-end" && top2?.type !== "doc-end") {
          while (this.stack.length > 0)
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top2)
          return yield* this.stream();
        switch (top2.type) {
          case "document":
            return yield* this.document(top2);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top2);
          case "block-scalar":
            return yield* this.blockScalar(top2);
          case "block-map":
            return yield* this.blockMap(top2);
          case "block-seq":
            return yield* this.blockSequence(top2);
          case "flow-collection":
            return yield* this.flowCollection(top2);
          case "doc-end":
            return yield* this.documentEnd(top2);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error) {
        const token = error ?? this.stack.pop();
        if (!token) {
          const message = "Tried to pop an empty stack";
          yield { type: "error", offset: this.offset, source: "", message };
        } else if (this.stack.length === 0) {
          yield token;
        } else {
          const top2 = this.peek(1);
          if (token.type === "block-scalar") {
            token.indent = "indent" in top2 ? top2.indent : 0;
          } else if (token.type === "flow-collection" && top2.type === "document") {
            token.indent = 0;
          }
          if (token.type === "flow-collection")
            fixFlowSeqItems(token);
          switch (top2.type) {
            case "document":
              top2.value = token;
              break;
            case "block-scalar":
              top2.props.push(token);
              break;
            case "block-map": {
              const it = top2.items[top2.items.length - 1];
              if (it.value) {
                top2.items.push({ start: [], key: token, sep: [] });
                this.onKeyLine = true;
                return;
              } else if (it.sep) {
                it.value = token;
              } else {
                Object.assign(it, { key: token, sep: [] });
                this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              const it = top2.items[top2.items.length - 1];
              if (it.value)
                top2.items.push({ start: [], value: token });
              else
                it.value = token;
              break;
            }
            case "flow-collection": {
              const it = top2.items[top2.items.length - 1];
              if (!it || it.value)
                top2.items.push({ start: [], key: token, sep: [] });
              else if (it.sep)
                it.value = token;
              else
                Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop();
              yield* this.pop(token);
          }
          if ((top2.type === "document" || top2.type === "block-map" || top2.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            const last = token.items[token.items.length - 1];
            if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
              if (top2.type === "document")
                top2.end = last.start;
              else
                top2.items.push({ start: last.start });
              token.items.splice(-1, 1);
            }
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            const doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            if (this.type === "doc-start")
              doc.start.push(this.sourceToken);
            this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            if (findNonEmptyIndex(doc.start) !== -1) {
              yield* this.pop();
              yield* this.step();
            } else
              doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
          this.stack.push(bv);
        else {
          yield {
            type: "error",
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML document`,
            source: this.source
          };
        }
      }
      *scalar(scalar2) {
        if (this.type === "map-value-ind") {
          const prev = getPrevProps(this.peek(2));
          const start = getFirstKeyStartProps(prev);
          let sep;
          if (scalar2.end) {
            sep = scalar2.end;
            sep.push(this.sourceToken);
            delete scalar2.end;
          } else
            sep = [this.sourceToken];
          const map2 = {
            type: "block-map",
            offset: scalar2.offset,
            indent: scalar2.indent,
            items: [{ start, key: scalar2, sep }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map2;
        } else
          yield* this.lineEnd(scalar2);
      }
      *blockScalar(scalar2) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar2.props.push(this.sourceToken);
            return;
          case "scalar":
            scalar2.source = this.source;
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine) {
              let nl = this.source.indexOf("\n") + 1;
              while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf("\n", nl) + 1;
              }
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop();
            yield* this.step();
        }
      }
      *blockMap(map2) {
        const it = map2.items[map2.items.length - 1];
        switch (this.type) {
          case "newline":
            this.onKeyLine = false;
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "space":
          case "comment":
            if (it.value) {
              map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              if (this.atIndentedComment(it.start, map2.indent)) {
                const prev = map2.items[map2.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  map2.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map2.indent) {
          const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
          const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
          let start = [];
          if (atNextItem && it.sep && !it.value) {
            const nl = [];
            for (let i = 0; i < it.sep.length; ++i) {
              const st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  if (st.indent > map2.indent)
                    nl.length = 0;
                  break;
                default:
                  nl.length = 0;
              }
            }
            if (nl.length >= 2)
              start = it.sep.splice(nl[1]);
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start });
                this.onKeyLine = true;
              } else if (it.sep) {
                it.sep.push(this.sourceToken);
              } else {
                it.start.push(this.sourceToken);
              }
              return;
            case "explicit-key-ind":
              if (!it.sep && !it.explicitKey) {
                it.start.push(this.sourceToken);
                it.explicitKey = true;
              } else if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start, explicitKey: true });
              } else {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [this.sourceToken], explicitKey: true }]
                });
              }
              this.onKeyLine = true;
              return;
            case "map-value-ind":
              if (it.explicitKey) {
                if (!it.sep) {
                  if (includesToken(it.start, "newline")) {
                    Object.assign(it, { key: null, sep: [this.sourceToken] });
                  } else {
                    const start2 = getFirstKeyStartProps(it.start);
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                    });
                  }
                } else if (it.value) {
                  map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                  });
                } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                  const start2 = getFirstKeyStartProps(it.start);
                  const key = it.key;
                  const sep = it.sep;
                  sep.push(this.sourceToken);
                  delete it.key;
                  delete it.sep;
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key, sep }]
                  });
                } else if (start.length > 0) {
                  it.sep = it.sep.concat(start, this.sourceToken);
                } else {
                  it.sep.push(this.sourceToken);
                }
              } else {
                if (!it.sep) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else if (it.value || atNextItem) {
                  map2.items.push({ start, key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [], key: null, sep: [this.sourceToken] }]
                  });
                } else {
                  it.sep.push(this.sourceToken);
                }
              }
              this.onKeyLine = true;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (atNextItem || it.value) {
                map2.items.push({ start, key: fs, sep: [] });
                this.onKeyLine = true;
              } else if (it.sep) {
                this.stack.push(fs);
              } else {
                Object.assign(it, { key: fs, sep: [] });
                this.onKeyLine = true;
              }
              return;
            }
            default: {
              const bv = this.startBlockValue(map2);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else if (atMapIndent) {
                  map2.items.push({ start });
                }
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                seq.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq.indent)) {
                const prev = seq.items[seq.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  seq.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq.indent)
              break;
            if (it.value || includesToken(it.start, "seq-item-ind"))
              seq.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq.indent) {
          const bv = this.startBlockValue(seq);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top2;
          do {
            yield* this.pop();
            top2 = this.peek(1);
          } while (top2?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              if (!it || it.sep)
                fc.items.push({ start: [this.sourceToken] });
              else
                it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              if (!it || it.value)
                fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              if (!it || it.value)
                fc.items.push({ start: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (!it || it.value)
                fc.items.push({ start: [], key: fs, sep: [] });
              else if (it.sep)
                this.stack.push(fs);
              else
                Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          const bv = this.startBlockValue(fc);
          if (bv)
            this.stack.push(bv);
          else {
            yield* this.pop();
            yield* this.step();
          }
        } else {
          const parent2 = this.peek(2);
          if (parent2.type === "block-map" && (this.type === "map-value-ind" && parent2.indent === fc.indent || this.type === "newline" && !parent2.items[parent2.items.length - 1].sep)) {
            yield* this.pop();
            yield* this.step();
          } else if (this.type === "map-value-ind" && parent2.type !== "flow-collection") {
            const prev = getPrevProps(parent2);
            const start = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            const sep = fc.end.splice(1, fc.end.length);
            sep.push(this.sourceToken);
            const map2 = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start, key: fc, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map2;
          } else {
            yield* this.lineEnd(fc);
          }
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        return {
          type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent2) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent2);
            const start = getFirstKeyStartProps(prev);
            start.push(this.sourceToken);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, explicitKey: true }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent2);
            const start = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start, indent) {
        if (this.type !== "comment")
          return false;
        if (this.indent <= indent)
          return false;
        return start.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        if (this.type !== "doc-mode") {
          if (docEnd.end)
            docEnd.end.push(this.sourceToken);
          else
            docEnd.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
        }
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop();
            yield* this.step();
            break;
          case "newline":
            this.onKeyLine = false;
          // fallthrough
          case "space":
          case "comment":
          default:
            if (token.end)
              token.end.push(this.sourceToken);
            else
              token.end = [this.sourceToken];
            if (this.type === "newline")
              yield* this.pop();
        }
      }
    };
    exports.Parser = Parser;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js
var require_public_api = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var errors = require_errors();
    var log = require_log();
    var identity = require_identity();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    function parseOptions(options) {
      const prettyErrors = options.prettyErrors !== false;
      const lineCounter$1 = options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null;
      return { lineCounter: lineCounter$1, prettyErrors };
    }
    function parseAllDocuments(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      const docs = Array.from(composer$1.compose(parser$1.parse(source)));
      if (prettyErrors && lineCounter2)
        for (const doc of docs) {
          doc.errors.forEach(errors.prettifyError(source, lineCounter2));
          doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
        }
      if (docs.length > 0)
        return docs;
      return Object.assign([], { empty: true }, composer$1.streamInfo());
    }
    function parseDocument3(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      let doc = null;
      for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
          doc = _doc;
        else if (doc.options.logLevel !== "silent") {
          doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
          break;
        }
      }
      if (prettyErrors && lineCounter2) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter2));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
      }
      return doc;
    }
    function parse3(src, reviver, options) {
      let _reviver = void 0;
      if (typeof reviver === "function") {
        _reviver = reviver;
      } else if (options === void 0 && reviver && typeof reviver === "object") {
        options = reviver;
      }
      const doc = parseDocument3(src, options);
      if (!doc)
        return null;
      doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
      if (doc.errors.length > 0) {
        if (doc.options.logLevel !== "silent")
          throw doc.errors[0];
        else
          doc.errors = [];
      }
      return doc.toJS(Object.assign({ reviver: _reviver }, options));
    }
    function stringify(value, replacer, options) {
      let _replacer = null;
      if (typeof replacer === "function" || Array.isArray(replacer)) {
        _replacer = replacer;
      } else if (options === void 0 && replacer) {
        options = replacer;
      }
      if (typeof options === "string")
        options = options.length;
      if (typeof options === "number") {
        const indent = Math.round(options);
        options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
      }
      if (value === void 0) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
          return void 0;
      }
      if (identity.isDocument(value) && !_replacer)
        return value.toString(options);
      return new Document.Document(value, _replacer, options).toString(options);
    }
    exports.parse = parse3;
    exports.parseAllDocuments = parseAllDocuments;
    exports.parseDocument = parseDocument3;
    exports.stringify = stringify;
  }
});

// ../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js
var require_dist = __commonJS({
  "../../node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var Schema = require_Schema();
    var errors = require_errors();
    var Alias = require_Alias();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var cst = require_cst();
    var lexer = require_lexer();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    var publicApi = require_public_api();
    var visit3 = require_visit();
    exports.Composer = composer.Composer;
    exports.Document = Document.Document;
    exports.Schema = Schema.Schema;
    exports.YAMLError = errors.YAMLError;
    exports.YAMLParseError = errors.YAMLParseError;
    exports.YAMLWarning = errors.YAMLWarning;
    exports.Alias = Alias.Alias;
    exports.isAlias = identity.isAlias;
    exports.isCollection = identity.isCollection;
    exports.isDocument = identity.isDocument;
    exports.isMap = identity.isMap;
    exports.isNode = identity.isNode;
    exports.isPair = identity.isPair;
    exports.isScalar = identity.isScalar;
    exports.isSeq = identity.isSeq;
    exports.Pair = Pair.Pair;
    exports.Scalar = Scalar.Scalar;
    exports.YAMLMap = YAMLMap.YAMLMap;
    exports.YAMLSeq = YAMLSeq.YAMLSeq;
    exports.CST = cst;
    exports.Lexer = lexer.Lexer;
    exports.LineCounter = lineCounter.LineCounter;
    exports.Parser = parser.Parser;
    exports.parse = publicApi.parse;
    exports.parseAllDocuments = publicApi.parseAllDocuments;
    exports.parseDocument = publicApi.parseDocument;
    exports.stringify = publicApi.stringify;
    exports.visit = visit3.visit;
    exports.visitAsync = visit3.visitAsync;
  }
});

// ../cli/src/cli.ts
import { createInterface } from "node:readline/promises";

// ../ports/src/file-system-error.ts
var FileSystemError = class extends Error {
  name = "FileSystemError";
  code;
  operation;
  path;
  constructor(code, operation, path, cause) {
    super(`Cannot ${operation} "${path}": ${code}`, cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.operation = operation;
    this.path = path;
  }
};

// ../ports/src/path.ts
var WINDOWS_ROOT = /^(?:[A-Za-z]:[\\/]|[\\/]{2}[^\\/]+[\\/]+[^\\/]+(?:[\\/]|$))/;
var NO_NAME = /(?:^|\/)\.{0,2}(?:\/|$)/;
var NO_NAMES = ["", ".", ".."];
function absolutePath(text2) {
  if (text2.includes("\0")) throw new RangeError(`Cannot use "${text2}" as a path: it holds a NUL`);
  if (text2.startsWith("/")) return normalized("/", text2.split("/"), "/");
  const root = WINDOWS_ROOT.exec(text2)?.[0];
  if (root === void 0) {
    throw new RangeError(`Cannot use "${text2}" as a path: it is not absolute`);
  }
  const head = `${root.replace(/[\\/]+$/, "")}\\`.replace(/(?<=.)[\\/]+/g, "\\");
  return normalized(head, text2.slice(root.length).split(/[\\/]/), "\\");
}
function normalized(root, parts, separator) {
  const names = [];
  for (const part of parts) {
    if (part === "..") names.pop();
    else if (part !== "" && part !== ".") names.push(part);
  }
  return root + names.join(separator);
}
function child(parent2, relative) {
  const separator = separatorOf(parent2);
  const misleading = relative.includes("\0") || separator === "\\" && relative.includes("\\");
  const single = !relative.includes("/");
  if (misleading || (single ? NO_NAMES.includes(relative) : NO_NAME.test(relative))) {
    throw new RangeError(`Cannot use "${relative}" below "${parent2}": it is not a path downwards`);
  }
  const below3 = separator === "/" ? relative : relative.replaceAll("/", separator);
  return withSeparator(parent2, separator) + below3;
}
function parent(path) {
  const separator = separatorOf(path);
  const root = separator === "/" ? separator : WINDOWS_ROOT.exec(path)?.[0];
  if (path === root) return void 0;
  const head = path.slice(0, path.lastIndexOf(separator));
  return head.length < (root?.length ?? 0) ? root : head;
}
function baseName(path) {
  return path.slice(path.lastIndexOf(separatorOf(path)) + 1);
}
function isWithin(directory, path) {
  return path === directory || path.startsWith(withSeparator(directory, separatorOf(directory)));
}
function separatorOf(path) {
  return path.startsWith("/") ? "/" : "\\";
}
function withSeparator(path, separator) {
  return path.endsWith(separator) ? path : path + separator;
}

// ../ports/src/confined.ts
function confined(inner, directory) {
  const refuse2 = (operation, path) => {
    if (!isWithin(directory, path)) throw new FileSystemError("CONFINED", operation, path);
  };
  return {
    // Bound, since a hook would have to compile a function of ours for each.
    stat: inner.stat.bind(inner),
    lstat: inner.lstat.bind(inner),
    realPath: inner.realPath.bind(inner),
    readLink: inner.readLink.bind(inner),
    list: inner.list.bind(inner),
    names: inner.names.bind(inner),
    buffer: inner.buffer.bind(inner),
    readInto: inner.readInto.bind(inner),
    create(path, content) {
      refuse2("create", path);
      inner.create(path, content);
    },
    rename(from, to) {
      refuse2("rename", from);
      refuse2("rename", to);
      inner.rename(from, to);
    },
    remove(path) {
      refuse2("remove", path);
      inner.remove(path);
    },
    makeDirectory(path) {
      refuse2("make directory", path);
      inner.makeDirectory(path);
    },
    syncDirectory(path) {
      refuse2("sync directory", path);
      inner.syncDirectory(path);
    }
  };
}

// ../ports/src/read-text.ts
function readText(fs, path, limit2) {
  const buffer = fs.buffer(limit2 + 1);
  const { stat, length } = fs.readInto(path, buffer);
  return { text: buffer.utf8(0, Math.min(length, limit2)), stat, truncated: length > limit2 };
}

// ../ports/src/node.ts
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync
} from "node:fs";

// ../ports/src/node-kind.ts
var NO_THROW = { throwIfNoEntry: false };
var KIND_BITS = 61440;
var KINDS = /* @__PURE__ */ new Map([
  [32768, "file"],
  [16384, "directory"],
  [40960, "symlink"]
]);
function fileKind(mode) {
  return KINDS.get(mode & KIND_BITS) ?? "other";
}
function fileStat(stat, host) {
  if (stat === void 0) return void 0;
  return {
    kind: fileKind(stat.mode),
    size: stat.size,
    modified: stat.mtimeMs,
    changed: stat.ctimeMs,
    inode: stat.ino,
    owner: host.windows ? -1 : stat.uid
  };
}
function kindAt(calls, path) {
  try {
    const stat = calls.lstatSync(path, NO_THROW);
    return stat === void 0 ? void 0 : fileKind(stat.mode);
  } catch {
    return void 0;
  }
}
function directoryEntries(found2) {
  const entries2 = [];
  let sorted = true;
  let last = "";
  for (const entry2 of found2) {
    const { name } = entry2;
    if (name < last) sorted = false;
    last = name;
    entries2.push({ name, kind: entryKind(entry2) });
  }
  return sorted ? entries2 : entries2.sort((a, b) => a.name < b.name ? -1 : 1);
}
function entryKind(entry2) {
  if (entry2.isFile()) return "file";
  if (entry2.isDirectory()) return "directory";
  return entry2.isSymbolicLink() ? "symlink" : "other";
}

// ../ports/src/node-refusal.ts
var CODES = /* @__PURE__ */ new Map([
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
function refusal(error, operation, path) {
  const code = systemCode(error);
  if (code === void 0) return error;
  return new FileSystemError(CODES.get(code) ?? "UNKNOWN", operation, path, error);
}
function systemCode(error) {
  if (!(error instanceof Error) || !("code" in error)) return void 0;
  const { code } = error;
  return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) ? code : void 0;
}

// ../ports/src/node-reading.ts
var WITH_KINDS = { withFileTypes: true };
function readingOver(calls, host) {
  const open = opener(calls);
  return {
    stat(path) {
      try {
        return fileStat(calls.statSync(path, NO_THROW), host);
      } catch (error) {
        return absence(error, "stat", path);
      }
    },
    lstat(path) {
      try {
        return fileStat(calls.lstatSync(path, NO_THROW), host);
      } catch (error) {
        return absence(error, "stat", path);
      }
    },
    realPath(path) {
      try {
        return absolutePath(calls.realpathSync(path));
      } catch (error) {
        return absence(error, "resolve", path);
      }
    },
    readLink(path) {
      try {
        return calls.readlinkSync(path);
      } catch (error) {
        const kind2 = kindAt(calls, path);
        if (kind2 === void 0 || kind2 === "symlink") throw refusal(error, "read link", path);
        throw new FileSystemError("NOT_A_LINK", "read link", path, error);
      }
    },
    list(path) {
      try {
        return directoryEntries(calls.readdirSync(path, WITH_KINDS));
      } catch (error) {
        throw refusal(error, "list", path);
      }
    },
    names(path) {
      try {
        const names = calls.readdirSync(path);
        return names.length < 2 ? names : [...names].sort();
      } catch (error) {
        throw refusal(error, "list", path);
      }
    },
    buffer: readBuffer,
    readInto(path, { bytes }) {
      const fd = open(path);
      try {
        const stat = fileStat(calls.fstatSync(fd), host);
        if (stat.kind !== "file") throw notAFile(stat.kind, path);
        return { stat, length: fill(calls, fd, bytes, stat.size) };
      } catch (error) {
        throw refusal(error, "read", path);
      } finally {
        closeReadOnly(calls, fd);
      }
    }
  };
}
function absence(error, operation, path) {
  const code = systemCode(error);
  if (code !== "ENOENT" && code !== "ENOTDIR") throw refusal(error, operation, path);
  return void 0;
}
function opener(calls) {
  const { O_RDONLY, O_NOFOLLOW: O_NOFOLLOW2, O_NONBLOCK = 0 } = calls.constants;
  const flags = O_RDONLY | O_NONBLOCK | (O_NOFOLLOW2 ?? 0);
  return (path) => {
    try {
      if (O_NOFOLLOW2 === void 0) {
        const stat = calls.lstatSync(path, NO_THROW);
        const kind2 = stat === void 0 ? "file" : fileKind(stat.mode);
        if (kind2 !== "file") throw notAFile(kind2, path);
      }
      return calls.openSync(path, flags);
    } catch (error) {
      if (systemCode(error) !== void 0 && kindAt(calls, path) === "symlink") {
        throw new FileSystemError("IS_A_LINK", "read", path, error);
      }
      throw refusal(error, "read", path);
    }
  };
}
function notAFile(kind2, path) {
  const codes = { directory: "IS_A_DIRECTORY", symlink: "IS_A_LINK", other: "NOT_A_FILE" };
  return new FileSystemError(codes[kind2], "read", path);
}
function fill(calls, fd, bytes, size) {
  let length = 0;
  while (length < bytes.length) {
    const count3 = calls.readSync(fd, bytes, length, bytes.length - length, null);
    length += count3;
    if (count3 === 0 || length === size) break;
  }
  return length;
}
function closeReadOnly(calls, fd) {
  try {
    calls.closeSync(fd);
  } catch (error) {
    if (systemCode(error) === void 0) throw error;
  }
}
function readBuffer(capacity) {
  const bytes = Buffer.allocUnsafeSlow(capacity);
  return {
    bytes,
    latin1: (start, end) => bytes.toString("latin1", start, end),
    utf8: (start, end) => bytes.toString("utf8", start, end)
  };
}

// ../ports/src/node-writing.ts
var NEW_FILE_MODE = 438;
var RENAME_WAITS = [10, 20, 40, 80, 160, 320, 370];
var HELD = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]);
var UNSYNCABLE = /* @__PURE__ */ new Set(["EINVAL", "ENOTSUP", "ENOSYS"]);
function writingOver(calls, host) {
  const { O_RDONLY, O_WRONLY, O_CREAT: O_CREAT2, O_EXCL: O_EXCL2, O_NOFOLLOW: O_NOFOLLOW2 = 0, O_DIRECTORY = 0 } = calls.constants;
  return {
    create(path, content) {
      const bytes = Buffer.from(content);
      try {
        const fd = calls.openSync(path, O_WRONLY | O_CREAT2 | O_EXCL2 | O_NOFOLLOW2, NEW_FILE_MODE);
        try {
          if (bytes.length > 0) {
            writeAll(calls, fd, bytes, path);
            calls.fsyncSync(fd);
          }
        } finally {
          calls.closeSync(fd);
        }
      } catch (error) {
        throw refusal(error, "create", path);
      }
    },
    rename(from, to) {
      const moved = kindAt(calls, from);
      if (moved === "directory") throw new FileSystemError("IS_A_DIRECTORY", "rename", from);
      if (kindAt(calls, to) === "directory") {
        throw new FileSystemError("IS_A_DIRECTORY", "rename", to);
      }
      try {
        patiently(host, () => calls.renameSync(from, to));
      } catch (error) {
        throw refusal(error, "rename", moved === void 0 ? from : to);
      }
    },
    remove(path) {
      try {
        calls.unlinkSync(path);
      } catch (error) {
        if (systemCode(error) === "EPERM" && kindAt(calls, path) === "directory") {
          throw new FileSystemError("IS_A_DIRECTORY", "remove", path, error);
        }
        throw refusal(error, "remove", path);
      }
    },
    makeDirectory(path) {
      try {
        calls.mkdirSync(path);
      } catch (error) {
        throw refusal(error, "make directory", path);
      }
    },
    syncDirectory(path) {
      if (host.windows) {
        mustBeDirectory(calls, path);
        return;
      }
      try {
        const fd = calls.openSync(path, O_RDONLY | O_DIRECTORY);
        try {
          calls.fsyncSync(fd);
        } catch (error) {
          if (!UNSYNCABLE.has(systemCode(error))) throw error;
        } finally {
          calls.closeSync(fd);
        }
      } catch (error) {
        throw refusal(error, "sync directory", path);
      }
    }
  };
}
function writeAll(calls, fd, bytes, path) {
  for (let done2 = 0; done2 < bytes.length; ) {
    const count3 = calls.writeSync(fd, bytes, done2, bytes.length - done2);
    if (count3 === 0) throw new FileSystemError("UNKNOWN", "create", path);
    done2 += count3;
  }
}
function patiently(host, change) {
  for (const wait of host.windows ? RENAME_WAITS : []) {
    try {
      change();
      return;
    } catch (error) {
      if (!HELD.has(systemCode(error))) throw error;
      host.sleep(wait);
    }
  }
  change();
}
function mustBeDirectory(calls, path) {
  const kind2 = kindAt(calls, path);
  if (kind2 === "directory") return;
  const code = kind2 === void 0 ? "NOT_FOUND" : "NOT_A_DIRECTORY";
  throw new FileSystemError(code, "sync directory", path);
}

// ../ports/src/node-file-system.ts
function fileSystemOver(calls, host) {
  return { ...readingOver(calls, host), ...writingOver(calls, host) };
}

// ../ports/src/node-clock.ts
var systemClock = {
  now: () => /* @__PURE__ */ new Date(),
  get timeZone() {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return timeZone === void 0 || timeZone === "Etc/Unknown" ? offsetZone() : timeZone;
  },
  dayOf(instant2) {
    const year = instant2.getFullYear();
    if (Number.isNaN(year)) throw new RangeError('Cannot tell the day of "Invalid Date"');
    const month2 = String(instant2.getMonth() + 1).padStart(2, "0");
    const day2 = String(instant2.getDate()).padStart(2, "0");
    return `${String(year).padStart(4, "0")}-${month2}-${day2}`;
  }
};
function offsetZone() {
  const hours = Math.round((/* @__PURE__ */ new Date()).getTimezoneOffset() / 60);
  if (hours === 0) return "UTC";
  return `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
}

// ../ports/src/node.ts
function makeNodeFileSystem() {
  const calls = {
    constants,
    openSync,
    closeSync,
    fstatSync,
    statSync,
    lstatSync,
    realpathSync: realpathSync.native,
    readlinkSync,
    readdirSync,
    readSync,
    writeSync,
    fsyncSync,
    renameSync,
    unlinkSync,
    mkdirSync
  };
  return fileSystemOver(calls, {
    windows: process.platform === "win32",
    sleep: (milliseconds) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    }
  });
}
var nodeFileSystem = /* @__PURE__ */ makeNodeFileSystem();

// ../ports/src/node-git.ts
import { createHash } from "node:crypto";

// ../ports/src/node-git-log.ts
function logArguments({ head, since }) {
  return [
    "log",
    // Cancels an order that the configuration takes from a file.
    "-O/dev/null",
    "--no-renames",
    "-c",
    "--raw",
    "--no-abbrev",
    "--ignore-submodules=none",
    "--no-mailmap",
    "--no-show-signature",
    "--encoding=UTF-8",
    "-z",
    `--format=${MARK_FORMAT}%H %P${MARK_FORMAT}%ct${MARK_FORMAT}%ae${MARK_FORMAT}%s`,
    head,
    ...since === void 0 ? [] : [`^${since}`],
    "--"
  ];
}
var MARK = 1;
var MARK_FORMAT = "%x01";
var MARK_TEXT = "";
var COLON = 58;
var LINE_FEED = 10;
var PIECE_BYTES = 1024 * 1024;
function commitLog(output) {
  return {
    visit(commit, change) {
      readRecords(output, true, { commit, change });
    }
  };
}
function logReader(read2) {
  let piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let kept3 = 0;
  function visit3(visitors, last) {
    for (; ; ) {
      if (kept3 === piece.length) piece = Buffer.concat([piece], 2 * kept3);
      const count3 = read2(piece, kept3, piece.length - kept3);
      const there = piece.subarray(0, kept3 + count3);
      const done2 = readRecords(there, last && count3 === 0, visitors);
      kept3 = there.length - done2;
      piece.copyWithin(0, done2, there.length);
      if (count3 === 0) return;
    }
  }
  return {
    visit: (commit, change) => visit3({ commit, change }, true),
    visitSoFar: (commit, change) => visit3({ commit, change }, false)
  };
}
function readRecords(output, last, { commit, change }) {
  let at = 0;
  while (at < output.length) {
    let next;
    if (output[at] === LINE_FEED || output[at] === 0) next = at + 1;
    else if (output[at] === MARK) next = readCommit(output, at + 1, last, commit);
    else if (output[at] === COLON) next = readChange(output, at, last, change);
    else throw new TypeError(`git's log cannot be read at byte ${at}`);
    if (next === void 0) break;
    at = next;
  }
  return at;
}
function readCommit(output, start, last, visit3) {
  const end = endOf(output, start, last);
  if (end === void 0) return void 0;
  const [hashes = "", time = "", author = "", ...subject] = output.toString("utf8", start, end).split(MARK_TEXT);
  const [id = "", ...parents] = hashes.trimEnd().split(" ");
  visit3({
    id,
    parents,
    time: Number(time) * 1e3,
    author,
    subject: subject.join(MARK_TEXT)
  });
  return end + 1;
}
function readChange(output, start, last, visit3) {
  const end = endOf(output, start, last);
  const pathEnd = end === void 0 ? void 0 : endOf(output, end + 1, last);
  if (end === void 0 || pathEnd === void 0) return void 0;
  let parents = 0;
  while (output[start + parents] === COLON) parents += 1;
  const hashes = output.toString("latin1", start + parents + 7 * (parents + 1), end).split(" ");
  const [before = "", after4 = ""] = [hashes[0], hashes[parents]];
  const path = output.toString("utf8", end + 1, pathEnd);
  visit3(path, ABSENT.test(before) ? void 0 : before, ABSENT.test(after4) ? void 0 : after4);
  return pathEnd + 1;
}
var ABSENT = /^0+$/;
function endOf(output, start, last) {
  const end = output.indexOf(0, start);
  if (end >= 0) return end;
  return last ? output.length : void 0;
}

// ../ports/src/node-git-objects.ts
var LINE_FEED2 = 10;
function contentsWithin(output, bytes) {
  const lines2 = output.toString("latin1").split("\n").map((line) => line.split(" "));
  const fitting = lines2.filter(([, kind2, size]) => kind2 === "blob" && Number(size) <= bytes);
  return fitting.flatMap(([id]) => id === void 0 ? [] : [id]);
}
function readContents(output) {
  const contents = /* @__PURE__ */ new Map();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(LINE_FEED2, at);
    if (end < 0) break;
    const [id = "", kind2 = "", size = ""] = output.toString("latin1", at, end).split(" ");
    at = end + 1;
    if (size === "") continue;
    const length = Number(size);
    if (kind2 === "blob") contents.set(id, output.toString("latin1", at, at + length));
    at += length + 1;
  }
  return contents;
}
function readObjects(output, names) {
  const objects = /* @__PURE__ */ new Map();
  for (const [index, line] of output.toString("latin1").split("\n").entries()) {
    const [, id, kind2] = OBJECT.exec(line) ?? [];
    const name = names[index];
    if (id === void 0 || name === void 0) continue;
    objects.set(name, { id, kind: kind2 });
  }
  return objects;
}
var OBJECT = /^([0-9a-f]{40,64}) (commit|tree|blob|tag) \d+$/;
function readRenames(output) {
  const renames = [];
  const parts = output.toString().split("\0");
  let commit = "";
  for (let at = 0; at < parts.length; at += 1) {
    const part = (parts[at] ?? "").replace(/^\n/, "");
    const similarity = RENAMED.exec(part)?.[1];
    if (similarity === void 0) {
      if (part !== "") commit = part;
      continue;
    }
    const [from = "", to = ""] = [parts[at + 1], parts[at + 2]];
    renames.push({ commit, from, to, similarity: Number(similarity) });
    at += 2;
  }
  return renames;
}
var RENAMED = /^:.* R(\d+)$/;

// ../ports/src/node-git-run.ts
import { spawnSync } from "node:child_process";
var DEFAULT_LIMITS = { milliseconds: 3e4, bytes: 256 * 1024 * 1024 };
var FLAGS = [
  "--no-pager",
  "--no-optional-locks",
  "--literal-pathspecs",
  ...["-c", "core.fsmonitor=false"],
  ...["-c", "core.hooksPath=/dev/null"],
  ...["-c", "log.showSignature=false"],
  ...["-c", "core.alternateRefsCommand="],
  ...["-c", "protocol.allow=never"],
  // Else the first commit could be told without what it added.
  ...["-c", "log.showRoot=true"]
];
var ENVIRONMENT = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  GIT_NO_LAZY_FETCH: "1",
  // A repository's own `protocol.ext.allow` would outdo the flag `protocol.allow`, but not this.
  GIT_ALLOW_PROTOCOL: "none",
  GIT_OPTIONAL_LOCKS: "0",
  // History as it was committed, and not as somebody has since pretended it was.
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_GRAFT_FILE: "/dev/null",
  // Refusals are told apart by git's words.
  LC_ALL: "C"
};
var MESSAGE_LENGTH = 300;
function runGit(args, root, limits2, input) {
  const run2 = spawnSync("git", [...commandLine(args, root)], {
    ...surroundings(root),
    stdio: [input === void 0 ? "ignore" : "pipe", "pipe", "pipe"],
    ...input === void 0 ? {} : { input },
    timeout: limits2.milliseconds,
    // Nothing that is asked holds a lock, and a process that hangs may not heed less.
    killSignal: "SIGKILL",
    maxBuffer: limits2.bytes
  });
  if (run2.error !== void 0) return startFailure(run2.error);
  const outcome = outcomeOf(run2.status, run2.signal, run2.stderr.toString());
  return outcome.ok ? { ok: true, value: { found: outcome.value, output: run2.stdout } } : outcome;
}
function commandLine(args, root) {
  return [...root === void 0 ? [] : ["-C", root], ...FLAGS, ...args];
}
function surroundings(root) {
  return { cwd: root === void 0 ? "/" : top(root), env: environment(root), windowsHide: true };
}
function outcomeOf(status, signal, said2) {
  const found2 = status === 0 && !/^error: /m.test(said2);
  if (found2 || status === 1 && said2 === "") return { ok: true, value: found2 };
  return gitFailure(refusal2(said2), gist(said2) ?? `git ended with ${status ?? signal}`);
}
function startFailure(error) {
  return gitFailure(startRefusal(error), error.message);
}
function top(path) {
  const above = parent(path);
  return above === void 0 ? path : top(above);
}
function environment(root) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  const above = root === void 0 ? void 0 : parent(root);
  const ceiling = above === void 0 ? {} : { GIT_CEILING_DIRECTORIES: above };
  return { ...Object.fromEntries(inherited), ...ENVIRONMENT, ...ceiling };
}
function startRefusal(error) {
  const code = systemCode(error);
  if (code === "ENOENT" || code === "EACCES") return "NOT_INSTALLED";
  if (code === "ETIMEDOUT") return "TIMED_OUT";
  return code === "ENOBUFS" ? "TOO_MUCH_OUTPUT" : "FAILED";
}
function refusal2(said2) {
  if (/dubious ownership|unsafe repository/.test(said2)) return "FOREIGN_OWNER";
  if (/not a git repository/i.test(said2)) return "NOT_A_REPOSITORY";
  return /^xc(?:run|ode-select): /.test(said2) ? "NOT_INSTALLED" : "FAILED";
}
function gist(said2) {
  const line = /^(?:fatal|error): .+/m.exec(said2)?.[0] ?? /^.+/m.exec(said2)?.[0];
  return line?.slice(0, MESSAGE_LENGTH);
}
function gitFailure(refusal5, message) {
  return { ok: false, failure: { refusal: refusal5, message } };
}

// ../ports/src/node-git-running-log.ts
import { spawn } from "node:child_process";
import { closeSync as closeSync2, constants as constants2, fstatSync as fstatSync2, openSync as openSync2, readSync as readSync2, unlinkSync as unlinkSync2 } from "node:fs";
var { O_CREAT, O_EXCL, O_RDWR } = constants2;
var O_NOFOLLOW = constants2.O_NOFOLLOW ?? 0;
var SAID_LIMIT = 8192;
function startLog(root, range, scratch2, limits2) {
  let file;
  try {
    file = openSync2(scratch2, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 384);
  } catch (error) {
    if (systemCode(error) === void 0) throw error;
    return void 0;
  }
  const began = performance.now();
  const child2 = spawn("git", [...commandLine(logArguments(range), root)], {
    ...surroundings(root),
    stdio: ["ignore", file, "pipe"]
  });
  const nameless = process.platform !== "win32";
  if (nameless) remove(scratch2);
  let ended;
  const check = () => {
    if (ended !== void 0) return;
    if (performance.now() - began > limits2.milliseconds) {
      ended = gitFailure("TIMED_OUT", `git log took more than ${limits2.milliseconds} ms`);
    } else if (fstatSync2(file).size > limits2.bytes) {
      ended = gitFailure("TOO_MUCH_OUTPUT", `git log gave more than ${limits2.bytes} bytes`);
    }
    if (ended !== void 0) child2.kill("SIGKILL");
  };
  const reader = readerOf(file);
  let follow;
  const clock = setInterval(() => {
    check();
    if (ended === void 0) follow?.();
  }, FOLLOW_MS);
  let said2 = "";
  child2.stderr?.setEncoding("utf8").on("data", (part) => {
    if (said2.length < SAID_LIMIT) said2 += part;
  });
  const answer = new Promise((resolve2) => {
    const finish2 = (take2) => {
      clearInterval(clock);
      resolve2(taken(file, take2));
      if (!nameless) remove(scratch2);
    };
    child2.once("error", (error) => finish2(() => startFailure(error)));
    child2.once("close", (status, signal) => {
      check();
      finish2(() => ended ?? logIn(file, reader, outcomeOf(status, signal, said2)));
    });
  });
  return {
    check,
    follow(commit, change) {
      follow = () => {
        try {
          reader.visitSoFar(commit, change);
        } catch {
          follow = void 0;
        }
      };
    },
    answer
  };
}
var FOLLOW_MS = 50;
function readerOf(file) {
  let position = 0;
  return logReader((bytes, offset, length) => {
    const count3 = readSync2(file, bytes, offset, length, position);
    position += count3;
    return count3;
  });
}
function logIn(file, reader, outcome) {
  if (!outcome.ok) return outcome;
  return {
    ok: true,
    value: {
      visit(commit, change) {
        try {
          reader.visit(commit, change);
        } finally {
          closeSync2(file);
        }
      }
    }
  };
}
function taken(file, take2) {
  const answer = take2();
  if (!answer.ok) closeSync2(file);
  return answer;
}
function remove(scratch2) {
  try {
    unlinkSync2(scratch2);
  } catch {
  }
}

// ../ports/src/node-git.ts
function nodeGit(limits2 = DEFAULT_LIMITS) {
  return {
    version() {
      const run2 = runGit(["--version"], void 0, limits2);
      return map(
        run2,
        ({ output }) => output.toString().replace(/^git version /, "").trim()
      );
    },
    checkout(root) {
      const flags = ["--is-shallow-repository", "--git-dir", "--git-common-dir"];
      const run2 = runGit(["rev-parse", ...flags, "--verify", "--quiet", "HEAD"], root, limits2);
      return map(run2, ({ output, found: found2 }) => checkout(output.toString(), found2));
    },
    trackedFiles(root) {
      const run2 = runGit(["ls-files", "--stage", "-z"], root, limits2);
      return map(run2, ({ output }) => trackedFiles(output.toString()));
    },
    log(root, range) {
      const run2 = runGit(logArguments(range), root, limits2);
      return map(run2, ({ output }) => commitLog(output));
    },
    startLog: (root, range, scratch2) => startLog(root, range, scratch2, limits2),
    renames(root, ids) {
      if (ids.length === 0) return { ok: true, value: [] };
      const what = [
        "-O/dev/null",
        "--raw",
        "--find-renames=50%",
        "-l1000",
        "--diff-filter=R",
        "--no-diff-merges"
      ];
      const how = ["log", "--no-walk=unsorted", "--stdin", "-z", "--format=%H", ...what];
      const run2 = runGit(how, root, limits2, lines(ids));
      return map(run2, ({ output }) => readRenames(output));
    },
    contents(root, ids, bytes) {
      if (ids.length === 0) return { ok: true, value: /* @__PURE__ */ new Map() };
      const sizes = runGit(["cat-file", "--batch-check"], root, limits2, lines(ids));
      if (!sizes.ok) return sizes;
      const fitting = lines(contentsWithin(sizes.value.output, bytes));
      const run2 = runGit(["cat-file", "--batch", "--buffer"], root, limits2, fitting);
      return map(run2, ({ output }) => readContents(output));
    },
    objects(root, names) {
      const askable = names.filter((name) => name !== "" && !/[\n\0]/.test(name));
      if (askable.length === 0) return { ok: true, value: /* @__PURE__ */ new Map() };
      const run2 = runGit(["cat-file", "--batch-check"], root, limits2, lines(askable));
      return map(run2, ({ output }) => readObjects(output, askable));
    },
    refs(root) {
      const kinds2 = ["--branches", "--tags", "--remotes"];
      const run2 = runGit(["rev-parse", "--symbolic-full-name", ...kinds2], root, limits2);
      return map(run2, ({ output }) => refNames(output.toString()));
    },
    contentHash(content, length) {
      const hash = createHash(length > 40 ? "sha256" : "sha1");
      return hash.update(`blob ${content.length}\0`).update(content).digest("hex");
    }
  };
}
function map(answer, to) {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: to(answer.value) };
  } catch (error) {
    if (error instanceof Error) return gitFailure("TOO_MUCH_OUTPUT", error.message);
    throw error;
  }
}
function lines(words) {
  return `${words.join("\n")}
`;
}
function checkout(output, hasCommit) {
  const end = output.length - 1;
  const cut4 = hasCommit ? output.lastIndexOf("\n", end - 1) : end;
  const first = output.indexOf("\n");
  const directories = output.slice(first + 1, cut4);
  const half = (directories.length - 1) / 2;
  return {
    head: hasCommit ? output.slice(cut4 + 1, end) : void 0,
    history: output.startsWith("true") ? "shallow" : "full",
    linkedWorktree: directories.slice(0, half) !== directories.slice(half + 1)
  };
}
function trackedFiles(output) {
  const files = /* @__PURE__ */ new Map();
  for (const entry2 of output.split("\0")) {
    const tab = entry2.indexOf("	");
    const [, hash = ""] = entry2.slice(0, tab).split(" ");
    if (tab > 0) files.set(entry2.slice(tab + 1), hash);
  }
  return files;
}
function refNames(output) {
  return new Set(
    output.split("\n").filter((line) => line !== "").map((line) => line.replace(/^refs\/(?:heads|remotes|tags)\//, ""))
  );
}

// ../ports/src/node-hash.ts
import { createHash as createHash2, randomBytes } from "node:crypto";
function sha256(text2) {
  return createHash2("sha256").update(text2, "utf8").digest("hex");
}
function randomToken() {
  return randomBytes(4).toString("hex");
}

// ../cli/src/arguments.ts
import { parseArgs } from "node:util";

// ../cli/src/failure.ts
var Failure = class extends Error {
  name = "Failure";
  /** `what` is wrong, in the grammar `Cannot <do> "<what>": <why>`, and the `remedy`, one line. */
  constructor(what, remedy2) {
    super(remedy2 === void 0 ? what : `${what}
  ${remedy2}`);
  }
};
var NEAR = 3;
function nearest(word, names) {
  let best2;
  let least = Math.min(NEAR, Math.ceil(word.length / 2)) + 1;
  for (const name of names) {
    const distance = name.startsWith(word) && word.length >= 2 ? 1 : editDistance(word, name);
    if (distance < least) [best2, least] = [name, distance];
  }
  return best2;
}
function suggestion(word, names) {
  const near = nearest(word, names);
  return near === void 0 ? `Choose from: ${names.join(", ")}` : `Did you mean "${near}"?`;
}
function editDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= to.length; other += 1) {
      const same = from[at - 1] === to[other - 1] ? 0 : 1;
      next.push(
        Math.min((row[other - 1] ?? 0) + same, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1)
      );
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

// ../cli/src/arguments.ts
function parseArguments(command2, words) {
  const specs = command2.options;
  const remedy2 = `See: dochygiene ${command2.name} --help`;
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, kind(spec)]))
  });
  const positionals = [];
  const options = /* @__PURE__ */ new Map();
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : void 0;
    if (spec === void 0) {
      const names = Object.keys(specs).map((name) => `--${name}`);
      throw new Failure(
        `Cannot use option "${token.rawName}": unknown`,
        suggestion(token.rawName, names)
      );
    }
    const { value } = token;
    if (spec.value !== void 0 && (value === void 0 || value === "")) {
      throw new Failure(`Cannot use option "--${token.name}": it wants ${spec.value}`, remedy2);
    }
    if (spec.value === void 0 && value !== void 0) {
      throw new Failure(`Cannot use option "--${token.name}": it takes no value`, remedy2);
    }
    options.set(token.name, [...options.get(token.name) ?? [], value ?? ""]);
  }
  checkCount(command2, positionals, remedy2);
  return { positionals, options };
}
function kind(spec) {
  const type = spec.value === void 0 ? "boolean" : "string";
  return spec.short === void 0 ? { type } : { type, short: spec.short };
}
function checkCount(command2, positionals, remedy2) {
  const required = command2.positionals.filter((name) => name.startsWith("<"));
  const missing = required[positionals.length];
  if (missing !== void 0) {
    throw new Failure(`Cannot run "${command2.name}": ${missing} is missing`, remedy2);
  }
  const repeats2 = command2.positionals.at(-1)?.endsWith("...") === true;
  const extra = repeats2 ? void 0 : positionals[command2.positionals.length];
  if (extra !== void 0) {
    throw new Failure(`Cannot run "${command2.name}": "${extra}" is one argument too many`, remedy2);
  }
}
function wholeNumber(name, text2, least) {
  const value = /^\d{1,9}$/.test(text2) ? Number(text2) : Number.NaN;
  if (value >= least) return value;
  throw new Failure(`Cannot use "${text2}" for --${name}: it wants a whole number from ${least} up`);
}

// ../state-store/src/scratch.ts
var SCRATCH_AGE_MS = 6e4;
var NAME_TRIES = 5;
var SCRATCH = /^scratch-(?:state|report|gitignore)-[\dA-Za-z-]+$/;
var TOKEN = /^[\dA-Za-z-]+$/;
function createScratch(directory, kind2, content) {
  for (let tries = 1; ; tries += 1) {
    const token = directory.token();
    if (!TOKEN.test(token)) throw new RangeError(`Cannot use "${token}" as a token`);
    const path = child(directory.path, `scratch-${kind2}-${token}`);
    try {
      directory.fs.create(path, content);
      return path;
    } catch (error) {
      const taken4 = error instanceof FileSystemError && error.code === "ALREADY_EXISTS";
      if (taken4 && tries < NAME_TRIES) continue;
      if (!taken4) dropScratch(directory, path);
      throw error;
    }
  }
}
function dropScratch({ fs }, path) {
  try {
    fs.remove(path);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
}
function isScratch(name) {
  return SCRATCH.test(name);
}
function isStateScratch(name) {
  return name.startsWith("scratch-state-") && isScratch(name);
}
function sweepScratch(directory) {
  const { fs, path, clock } = directory;
  const oldest = clock.now().getTime() - SCRATCH_AGE_MS;
  for (const { name, kind: kind2 } of fs.list(path)) {
    if (kind2 !== "file" || !isScratch(name)) continue;
    const scratch2 = child(path, name);
    const stat = fs.lstat(scratch2);
    if (stat !== void 0 && stat.modified < oldest) dropScratch(directory, scratch2);
  }
}

// ../state-store/src/atomic-write.ts
var SWEPT_TRIES = 3;
function atomicWrite(directory, name, content) {
  const { fs, path } = directory;
  const kind2 = name === ".gitignore" ? "gitignore" : "report";
  for (let tries = 1; ; tries += 1) {
    const scratch2 = createScratch(directory, kind2, content);
    try {
      fs.rename(scratch2, child(path, name));
      break;
    } catch (error) {
      if (wasSwept(error) && tries < SWEPT_TRIES) continue;
      dropScratch(directory, scratch2);
      throw error;
    }
  }
  fs.syncDirectory(path);
}
function wasSwept(error) {
  return error instanceof FileSystemError && error.code === "NOT_FOUND";
}

// ../state-store/src/state-directory.ts
function stateDirectory(options) {
  const { fs, root, clock, token, owner } = options;
  const path = child(root, ".dochygiene");
  return {
    path,
    fs: confined(fs, path),
    clock,
    token,
    owner,
    syncRoot: () => fs.syncDirectory(root)
  };
}
function isPresent({ fs, path, owner }) {
  const stat = fs.lstat(path);
  if (stat === void 0) return false;
  const foreign = owner !== void 0 && stat.owner !== NO_OWNER && stat.owner !== owner;
  if (stat.kind !== "directory" || foreign) throw new FileSystemError("CONFINED", "use", path);
  return true;
}
var NO_OWNER = -1;

// ../state-store/src/ensure-directory.ts
function ensureDirectory(directory) {
  const { fs, path } = directory;
  if (!isPresent(directory)) make(directory);
  if (!fs.names(path).every(isScratch)) return;
  directory.syncRoot();
  atomicWrite(directory, ".gitignore", "*\n");
}
function make(directory) {
  try {
    directory.fs.makeDirectory(directory.path);
  } catch (error) {
    const made = error instanceof FileSystemError && error.code === "ALREADY_EXISTS";
    if (!made) throw error;
    isPresent(directory);
  }
}

// ../state-store/src/cache.ts
var CACHE_BYTES = 512 * 1024 * 1024;
var SCRATCH2 = /^scratch-[\dA-Za-z-]+$/;
function readCache(directory, name) {
  const { fs } = directory;
  try {
    if (!isPresent(directory) || !isCacheDirectory(directory)) return void 0;
    const path = child(cachePath(directory), name);
    const size = fs.lstat(path)?.size;
    if (size === void 0 || size > CACHE_BYTES) return void 0;
    const buffer = fs.buffer(size + 1);
    const { length } = fs.readInto(path, buffer);
    return length > size ? void 0 : { buffer, length };
  } catch (error) {
    if (error instanceof FileSystemError) return void 0;
    throw error;
  }
}
function writeCache(directory, name, content) {
  const { fs } = directory;
  const scratch2 = cacheScratch(directory);
  sweepCache(directory);
  try {
    fs.create(scratch2, content);
    fs.rename(scratch2, child(cachePath(directory), name));
  } catch (error) {
    dropScratch(directory, scratch2);
    throw error;
  }
}
function cacheScratch(directory) {
  ensureDirectory(directory);
  if (!isCacheDirectory(directory)) makeCacheDirectory(directory);
  return child(cachePath(directory), `scratch-${directory.token()}`);
}
function makeCacheDirectory(directory) {
  try {
    directory.fs.makeDirectory(cachePath(directory));
  } catch (error) {
    const made = error instanceof FileSystemError && error.code === "ALREADY_EXISTS";
    if (!made) throw error;
    isCacheDirectory(directory);
  }
}
function isCacheDirectory(directory) {
  const path = cachePath(directory);
  const kind2 = directory.fs.lstat(path)?.kind;
  if (kind2 !== void 0 && kind2 !== "directory") {
    throw new FileSystemError("CONFINED", "use", path);
  }
  return kind2 === "directory";
}
function cachePath({ path }) {
  return child(path, "cache");
}
function sweepCache(directory) {
  const { fs, clock } = directory;
  const oldest = clock.now().getTime() - SCRATCH_AGE_MS;
  for (const { name, kind: kind2 } of fs.list(cachePath(directory))) {
    if (kind2 !== "file" || !SCRATCH2.test(name)) continue;
    const scratch2 = child(cachePath(directory), name);
    const stat = fs.lstat(scratch2);
    if (stat !== void 0 && stat.modified < oldest) dropScratch(directory, scratch2);
  }
}

// ../state-store/src/instant.ts
var DAY_MS = 864e5;
var LENGTH = 24;
var EARLIEST = Date.UTC(2e3, 0);
function instant(value, now) {
  if (typeof value !== "string" || value.length !== LENGTH) return void 0;
  const date = new Date(value);
  return isPlausible(date, now) && instantText(date) === value ? date : void 0;
}
function instantText(date) {
  const day2 = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  return `${day2}T${time}.${String(date.getUTCMilliseconds()).padStart(3, "0")}Z`;
}
function two(number) {
  return number < 10 ? `0${number}` : `${number}`;
}
function isPlausible(date, now) {
  const time = date.getTime();
  return time >= EARLIEST && time <= now.getTime() + DAY_MS;
}
function latestInstant(now) {
  return new Date(now.getTime() + DAY_MS);
}
function daysBefore(now, days) {
  return new Date(now.getTime() - days * DAY_MS);
}

// ../state-store/src/claim.ts
var CLAIM_DAYS = 7;
var CLAIMS_REMOVED_AT_ONCE = 64;
var PREFIX = "reminded-";
var EARLIEST2 = "2000-01-01";
function claimReminder(directory, day2, seen2) {
  if (!isDay(day2)) throw new RangeError(`Cannot claim "${day2}": it is no day`);
  try {
    if (seen2 === void 0 || seen2.condition === "absent") ensureDirectory(directory);
    directory.fs.create(child(directory.path, PREFIX + day2), "");
    return true;
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}
function isClaimed({ fs, path }, day2) {
  try {
    return fs.lstat(child(path, PREFIX + day2)) !== void 0;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return false;
  }
}
function claimedDays(names, clock) {
  const days = [];
  for (const name of names) {
    const day2 = claimedDay(name);
    if (day2 !== void 0 && day2 >= EARLIEST2) days.push(day2);
  }
  if (days.length === 0) return days;
  const latest = clock.dayOf(latestInstant(clock.now()));
  return days.filter((day2) => day2 <= latest);
}
function removeOldClaims({ fs, path, clock }, at) {
  const oldest = clock.dayOf(daysBefore(at, CLAIM_DAYS));
  try {
    let removed = 0;
    for (const name of fs.names(path)) {
      const day2 = claimedDay(name);
      if (day2 === void 0 || day2 >= oldest) continue;
      const claim = child(path, name);
      if (fs.lstat(claim)?.kind !== "file") continue;
      fs.remove(claim);
      removed += 1;
      if (removed === CLAIMS_REMOVED_AT_ONCE) break;
    }
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
}
function claimedDay(name) {
  if (!name.startsWith(PREFIX)) return void 0;
  const day2 = name.slice(PREFIX.length);
  return isDay(day2) ? day2 : void 0;
}
function isDay(text2) {
  const midnight = `${text2}T00:00:00.000Z`;
  return midnight === instantText(new Date(midnight));
}

// ../state-store/src/state-store-error.ts
var StateStoreError = class extends Error {
  name = "StateStoreError";
  code;
  /** The file in question, by its name in the state directory. */
  file;
  constructor(code, operation, file, cause) {
    super(`Cannot ${operation} "${file}": ${code}`, cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.file = file;
  }
};

// ../state-store/src/utf8-length.ts
function utf8Length(text2) {
  let length = text2.length;
  for (let at = 0; at < text2.length; at += 1) {
    const code = text2.charCodeAt(at);
    if (code < 128) continue;
    length += code < 2048 ? 1 : 2;
    const pair = (code & 64512) === 55296 && (text2.charCodeAt(at + 1) & 64512) === 56320;
    if (pair) at += 1;
  }
  return length;
}

// ../state-store/src/state-text.ts
var STATE_VERSION = 1;
var STATE_LIMIT = 1048576;
var UNDECODABLE = "\uFFFD";
function parseState(text2) {
  if (text2.includes(UNDECODABLE)) return { condition: "unreadable", because: "NOT_UTF_8" };
  let value;
  try {
    value = JSON.parse(text2);
  } catch {
    return { condition: "unreadable", because: "NOT_JSON" };
  }
  if (!hasFields(value)) return { condition: "unreadable", because: "WRONG_SHAPE" };
  const version = value["version"];
  if (version === STATE_VERSION) return { condition: "ok", fields: value };
  const newer = typeof version === "number" && version > STATE_VERSION;
  if (newer) return { condition: "newer", fields: value };
  return { condition: "unreadable", because: "WRONG_SHAPE" };
}
function printState(fields) {
  let text2;
  try {
    text2 = `${JSON.stringify(fields, void 0, 2)}
`;
  } catch (error) {
    if (error instanceof RangeError) return void 0;
    throw error;
  }
  const short2 = text2.length * 3 <= STATE_LIMIT;
  return short2 || utf8Length(text2) <= STATE_LIMIT ? text2 : void 0;
}
function hasFields(value) {
  return typeof value === "object" && value !== null;
}

// ../state-store/src/state-file.ts
var STATE_FILE = "state.json";
var USUAL_SIZE = 4096;
function readStateFile({ fs, path }) {
  try {
    const file = child(path, STATE_FILE);
    const usual = readText(fs, file, USUAL_SIZE);
    const whole2 = usual.truncated ? readText(fs, file, STATE_LIMIT) : usual;
    return whole2.truncated ? unreadable("TOO_LARGE") : stateIn(whole2);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    if (error.code === "NOT_FOUND") return { condition: "absent", text: void 0 };
    return { ...unreadable(error.code), error };
  }
}
function stateIn({ text: text2, stat }) {
  const parsed3 = parseState(text2);
  if (parsed3.condition === "unreadable") return { ...unreadable(parsed3.because), text: text2 };
  return { condition: parsed3.condition, fields: parsed3.fields, text: text2, stat };
}
function lookAgain(directory, known2) {
  const { fs, path } = directory;
  try {
    const now = fs.lstat(child(path, STATE_FILE));
    if (now === void 0) return { condition: "absent", text: void 0 };
    if ("stat" in known2 && isUnchanged(known2.stat, now)) return known2;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
  return readStateFile(directory);
}
function isUnchanged(before, after4) {
  return before.inode === after4.inode && before.size === after4.size && before.modified === after4.modified && before.changed === after4.changed;
}
function unreadable(because) {
  return { condition: "unreadable", text: void 0, because, error: void 0 };
}
function isSame(before, after4) {
  if (before.condition === "unreadable" && after4.condition === "unreadable") {
    return before.because === after4.because && before.text === after4.text;
  }
  return before.condition === after4.condition && before.text === after4.text;
}

// ../state-store/src/read-state.ts
function readState(directory) {
  const { file, ...times2 } = glanceAtState(directory);
  const remindedOn = file === void 0 ? [] : reminders(directory, times2.lastReminded);
  return { ...times2, remindedOn };
}
function glanceAtState(directory, read2) {
  try {
    if (!isPresent(directory)) return { ...NOTHING, file: ABSENT2 };
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const condition = error.code === "CONFINED" ? "refused" : "unreadable";
    return { ...NOTHING, condition, because: error.code };
  }
  if (read2?.file === void 0) return timesIn(directory, readStateFile(directory));
  const file = lookAgain(directory, read2.file);
  return file === read2.file ? read2 : timesIn(directory, file);
}
function timesIn(at, file) {
  return {
    lastCheck: timeIn(at, file, "last_check"),
    lastReminded: timeIn(at, file, "last_reminded"),
    thresholdDays: "fields" in file ? thresholdIn(file.fields) : void 0,
    condition: file.condition,
    because: file.condition === "unreadable" ? file.because : void 0,
    file
  };
}
var ABSENT2 = { condition: "absent", text: void 0 };
var NOTHING = {
  lastCheck: void 0,
  lastReminded: void 0,
  thresholdDays: void 0,
  condition: "absent",
  because: void 0,
  file: void 0
};
function timeIn({ clock }, file, field) {
  return "fields" in file ? instant(file.fields[field], clock.now()) : void 0;
}
var MOST_DAYS = 3650;
function thresholdIn({ threshold_days: days }) {
  return typeof days === "number" && days >= 0 && days <= MOST_DAYS ? days : void 0;
}
function reminders({ fs, path, clock }, lastReminded) {
  const days = /* @__PURE__ */ new Set();
  if (lastReminded !== void 0) days.add(clock.dayOf(lastReminded));
  try {
    for (const day2 of claimedDays(fs.names(path), clock)) days.add(day2);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
  return [...days].sort();
}

// ../state-store/src/replace-state.ts
var TRIES = 5;
function replaceState(directory, change, seen2) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known2 = tries === 0 ? seen2 : void 0;
    const before = known2 ?? readStateFile(directory);
    const wanted = change(before);
    if (wanted === void 0) return true;
    const scratch2 = createScratch(directory, "state", wanted.text);
    const look5 = known2 === void 0 ? readStateFile : lookAgain;
    if (install(directory, scratch2, { before, look: look5, keepsOld: wanted.keepsOld })) return true;
  }
  return false;
}
function install(directory, scratch2, { before, look: look5, keepsOld }) {
  const { fs, path } = directory;
  const target = child(path, STATE_FILE);
  try {
    if (!isSame(before, look5(directory, before))) {
      dropScratch(directory, scratch2);
      return false;
    }
    if (keepsOld) {
      fs.rename(target, keptPath(directory));
      fs.syncDirectory(path);
    }
    fs.rename(scratch2, target);
  } catch (error) {
    dropScratch(directory, scratch2);
    if (wasSwept(error)) return false;
    throw error;
  }
  fs.syncDirectory(path);
  return true;
}
function keptPath({ fs, path, token }) {
  const kept3 = child(path, `${STATE_FILE}.bad`);
  const there = fs.lstat(kept3);
  const free = there === void 0 || there.kind === "file";
  return free ? kept3 : child(path, `${STATE_FILE}.bad-${token()}`);
}

// ../state-store/src/record-check.ts
var TRIES2 = 5;
function recordCheck(directory, at, thresholdDays) {
  if (!isPlausible(at, directory.clock.now())) {
    throw new RangeError(`Cannot record a check at "${at.getTime()}": the clock disagrees`);
  }
  ensureDirectory(directory);
  sweepScratch(directory);
  for (let tries = 0; tries < TRIES2; tries += 1) {
    replaceState(directory, (file) => checked(directory, file, at, thresholdDays));
    interruptWriters(directory);
    if (knows(directory, readStateFile(directory), at)) return;
  }
  throw new StateStoreError("STATE_KEEPS_CHANGING", "record a check in", STATE_FILE);
}
function checked(directory, file, at, thresholdDays) {
  if (file.condition === "newer") {
    throw new StateStoreError("NEWER_STATE", "record a check in", STATE_FILE);
  }
  if (knows(directory, file, at)) return void 0;
  const last_check = at.toISOString();
  const threshold = thresholdDays === void 0 ? {} : { threshold_days: thresholdDays };
  if (file.condition === "ok") {
    const text3 = printState({ ...file.fields, last_check, ...threshold });
    if (text3 !== void 0) return { text: text3, keepsOld: false };
  }
  if (file.condition === "unreadable") refuseToMove(file);
  const last_reminded = timeIn(directory, file, "last_reminded")?.toISOString() ?? null;
  const text2 = printState({ version: STATE_VERSION, last_check, last_reminded, ...threshold });
  return text2 === void 0 ? void 0 : { text: text2, keepsOld: file.condition !== "absent" };
}
function knows(directory, file, at) {
  const known2 = timeIn(directory, file, "last_check");
  return known2 !== void 0 && known2 >= at;
}
var LASTING = /* @__PURE__ */ new Set([
  "IS_A_LINK",
  "IS_A_DIRECTORY",
  "NOT_A_FILE",
  "PERMISSION_DENIED"
]);
function refuseToMove({ error }) {
  if (error !== void 0 && !LASTING.has(error.code)) throw error;
}
function interruptWriters(directory) {
  for (const { name, kind: kind2 } of directory.fs.list(directory.path)) {
    if (kind2 === "file" && isStateScratch(name))
      dropScratch(directory, child(directory.path, name));
  }
}

// ../state-store/src/record-reminder.ts
function recordReminder(directory, at, seen2) {
  try {
    if (seen2 === void 0 && !isPresent(directory)) return;
    if (!copied(directory, at, seen2)) directory.fs.syncDirectory(directory.path);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
  removeOldClaims(directory, at);
}
function copied(directory, at, seen2) {
  let written = false;
  try {
    const change = (file) => {
      const wanted = reminded(directory, file, at);
      written = wanted !== void 0;
      return wanted;
    };
    const done2 = replaceState(directory, change, seen2);
    return done2 && written;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return false;
  }
}
function reminded(directory, file, at) {
  if (file.condition !== "ok" && file.condition !== "absent") return void 0;
  const known2 = timeIn(directory, file, "last_reminded");
  if (known2 !== void 0 && known2 >= at) return void 0;
  const fields = file.condition === "ok" ? file.fields : { version: STATE_VERSION, last_check: null };
  const text2 = printState({ ...fields, last_reminded: instantText(at) });
  return text2 === void 0 ? void 0 : { text: text2, keepsOld: false };
}

// ../cli/src/command.ts
function option(given2, name) {
  return given2.options.get(name)?.at(-1);
}
function has(given2, name) {
  return given2.options.has(name);
}

// ../scanner/src/history.ts
function placeName({ commit, path }) {
  return `${commit.id}:${path}`;
}
var UnknownFact = class extends Error {
  name = "UnknownFact";
};
function revisionBefore({ revisions }, commit) {
  return revisions.findLast((revision) => revision.commit.order < commit.order);
}
function revisionAt({ revisions }, time) {
  return revisions.findLast(({ commit }) => commit.time <= time);
}
var DAY = 24 * 60 * 60 * 1e3;
function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

// ../scanner/src/resolve/project-path.ts
function directoryOf(path) {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : path.slice(0, slash);
}
function baseName2(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
  const name = baseName2(path);
  const dot = name.lastIndexOf(".");
  return dot <= 0 ? "" : name.slice(dot + 1).toLowerCase();
}
function withoutExtension(path) {
  const extension = extensionOf(path);
  return extension === "" ? path : path.slice(0, -extension.length - 1);
}
function joinPath(directory, target) {
  const joined3 = directory === "" ? target : `${directory}/${target}`;
  if (!UNTIDY.test(joined3)) return joined3;
  const segments = [];
  for (const segment of joined3.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === void 0) return void 0;
  }
  return segments.join("/");
}
function ancestors(directory) {
  const found2 = [];
  let at = directory;
  while (at !== "") {
    found2.push(at);
    at = directoryOf(at);
  }
  found2.push("");
  return found2;
}
var UNTIDY = /(?:^|\/)\.{0,2}(?:\/|$)/;
function nearestFirst(paths) {
  const depth2 = (path) => path.split("/").length;
  return [...paths].sort((a, b) => depth2(a) - depth2(b) || (a < b ? -1 : 1));
}

// ../scanner/src/context/licence.ts
function isLicence(path) {
  return LICENCE.test(baseName2(path));
}
var LICENCE = /^(?:LICEN[CS]ES?|COPYING|COPYRIGHT|NOTICE|PATENTS|UNLICENSE|CODE[-_]OF[-_]CONDUCT|DCO|CLA|third[-_ ]?party[\w-]*|SECURITY)(?:[-_.].*)?$/i;

// ../scanner/src/graph/entry.ts
function isEntry(path) {
  return ENTRY_NAME.test(baseName2(path)) || ENTRY_DIRECTORY.test(path) || isLicence(path);
}
var ENTRY_NAME = new RegExp(
  `^(?:${[
    // What a folder opens with.
    "readme|_?index|summary|home|overview|_?sidebar|_?navbar|_?footer|_?toc|nav|_coverpage|_?category_?",
    // What forges and people look for by name.
    "contributing|support|governance|maintainers",
    "owners|codeowners|authors|contributors|changelog|changes|history|news|roadmap|todo|upgrading|migrating",
    "citation|funding|pull_request_template|issue_template",
    // What agents read by themselves.
    "claude(?:\\.local)?|agents?|gemini|skill|llms|llms-full|memory|conventions|copilot-instructions|rules"
  ].join(
    "|"
  )})(?:[._-][a-z]{2}(?:[-_][a-z]{2,4})?)?(?:\\.[a-z]+)?$|^\\.(?:cursorrules|windsurfrules|clinerules)$`,
  "i"
);
var ENTRY_DIRECTORY = /(?:^|\/)(?:\.github|\.gitlab|\.claude|\.cursor|\.windsurf|\.clinerules|\.agents|\.codex|\.gemini|\.changeset|skills|commands|agents|prompts)\//;

// ../scanner/src/rank/weights.ts
var SIGNALS = {
  "declared-end-of-life": { weight: 1.5, measured: "45 of 48", because: "its own author says it is over" },
  "write-once-report": { weight: 1.5, measured: "57 of 58", because: "it told of work that is done, and nobody came back to it" },
  "finished-plan": { weight: 1.5, measured: "48 of 50", because: "what it was for has come about" },
  "merge-conflict": { weight: 0.9, measured: "8 of 8", because: "nobody can have read it since the merge" },
  "code-drift": { weight: 0.9, measured: "13 of 14", because: "the code lost what the document says of it" },
  "dead-command": { weight: 0.7, measured: "29 of 36", because: "a reader who runs it is stopped; it was right once" },
  "dead-index": { weight: 0.6, measured: "27 of 28", because: "it was kept to lead readers on, and no longer does" },
  "stale-self-date": { weight: 0.6, measured: "36 of 40", because: "it vouches for itself, and its history says otherwise" },
  "vanished-reference": { weight: 0.5, measured: "84 of 89", because: "a line is wrong since a day that git knows; such documents are mended more often than taken away" },
  "unkept-promise": { weight: 0.5, measured: "35 of 38", because: "somebody waits for what it promises, or nobody does" },
  "cites-dead-work": { weight: 0.5, measured: "31 of 37", because: "what it rests on cannot be looked up any more" },
  "dead-link": { weight: 0.4, measured: "32 of 36", because: "a reader who follows it is lost; one link may be a slip" },
  "unreachable": { weight: 0.4, measured: "32 of 36", because: "many good documents are found by search alone" },
  "archive-leak": { weight: 0.4, measured: "12 of 13", because: "a reader takes for valid what was put away" },
  "near-duplicate": { weight: 0.3, measured: "29 of 36", because: "two texts that must agree will not for long; most are kept" },
  "accretion": { weight: 0.3, measured: "34 of 36", because: "growth may be what it needs" },
  "context-cost": { weight: 0.3, measured: "32 of 34", because: "long is not wrong" },
  "stub": { weight: 0.2, measured: "26 of 32", because: "there is little to lose, and little to gain" }
};
var OTHER = { weight: 0.5, because: "not in the table" };
function signalWeight(id) {
  return SIGNALS[id] ?? OTHER;
}
var LEANING = {
  inbound: { weight: 0.04, counted: 5, because: "a reader of another document comes here" },
  loadBearing: { weight: 0.06, counted: 5, because: "a program may read it, or tell people to" }
};
var TRACES = {
  unreachable: { weight: 1, because: "no reader comes by it" },
  writtenOnce: { weight: 0.7, because: "nobody has touched it since it was written" },
  hardlyTouched: { weight: 0.3, because: "it was touched once at the most since it was written" },
  unlinked: { weight: 0.5, because: "no other document needs it" },
  entry: { weight: -1, because: "readers and their agents look for it by its name" }
};

// ../scanner/src/rank.ts
function rank(survey) {
  const known2 = orders.get(survey);
  if (known2 !== void 0) return known2;
  const order = orderOf(survey);
  orders.set(survey, order);
  return order;
}
var orders = /* @__PURE__ */ new WeakMap();
function orderOf(survey) {
  const { project: project2, findings, context } = survey;
  return [...project2.documents.keys()].map((path) => {
    const sources = new Set(project2.inbound(path).map(({ from }) => from)).size;
    const leaning = share(LEANING.inbound, sources) + share(LEANING.loadBearing, context.loadBearing.get(path)?.files ?? 0);
    const traces = tracesOf(survey, path, sources);
    return placeOf(path, findings.get(path) ?? [], leaning, traces);
  }).sort(byDesert);
}
function tracesOf({ project: project2, past }, path, sources) {
  const revisions = past?.past(path)?.revisions.filter(({ content }) => content).length;
  const found2 = [];
  if (!project2.reachable(path)) found2.push(TRACES.unreachable);
  if (sources === 0) found2.push(TRACES.unlinked);
  if (revisions !== void 0 && revisions <= 1) found2.push(TRACES.writtenOnce);
  if (revisions !== void 0 && revisions <= 2) found2.push(TRACES.hardlyTouched);
  if (isEntry(path)) found2.push(TRACES.entry);
  return found2.reduce((sum2, { weight }) => sum2 + weight, 0);
}
function tally(said2) {
  const counted2 = said2.filter(counts);
  const deciding = counted2.filter(({ signal }) => signal.deciding).length;
  const families = new Set(counted2.map(({ signal }) => signal.family)).size;
  return { deciding, families };
}
function counts({ finding: finding17 }) {
  return finding17.record !== true;
}
function isShortlisted(said2) {
  const { deciding, families } = tally(said2);
  return deciding >= 1 || families >= 2;
}
function share({ weight, counted: counted2 }, files) {
  return weight * Math.min(counted2, files);
}
function placeOf(path, said2, leaning, traces) {
  const evidence3 = said2.filter(counts).reduce((sum2, { signal, finding: finding17 }) => {
    const { weight: weight2 } = signalWeight(signal.id);
    return sum2 + weight2 * (0.5 + 0.5 * Math.min(1, Math.max(0, finding17.strength)));
  }, 0);
  const weight = evidence3 * (1 - leaning) + traces;
  return { path, ...tally(said2), weight, shortlisted: isShortlisted(said2) };
}
function byDesert(a, b) {
  return Number(b.shortlisted) - Number(a.shortlisted) || (a.shortlisted ? b.deciding - a.deciding || b.families - a.families : 0) || b.weight - a.weight || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}

// ../scanner/src/artifact.ts
function artifact(survey, options) {
  const { since } = options;
  const isMeant = (path) => since === void 0 || since.documents.has(path);
  const shortlist = rank(survey).filter(({ shortlisted }) => shortlisted || options.shortlist === "all").map(({ path }) => path).filter(isMeant);
  const spoken = [...survey.findings.keys()].filter(isMeant);
  const spokenOf = [.../* @__PURE__ */ new Set([...shortlist, ...spoken])].sort();
  return {
    schema: "dochygiene.scan/1",
    tool: options.tool,
    head: survey.head ?? null,
    history: survey.history,
    ...since === void 0 ? {} : { since: { ...since, documents: since.documents.size } },
    scope_globs: survey.rules.scope.globs,
    excluded_dirs: [...survey.rules.excludedDirs].sort(),
    thresholds: Object.fromEntries(survey.thresholds),
    shortlist,
    signals: record(
      spokenOf.filter((path) => survey.findings.has(path)),
      (path) => signalsOf(survey, path)
    ),
    facts: record(spokenOf, (path) => factsOf(survey, path)),
    excluded: survey.excluded.map(({ path, by, detail }) => ({ path, by, detail })),
    problems: survey.problems,
    coverage: coverageOf(survey)
  };
}
function signalsOf(survey, path) {
  return (survey.findings.get(path) ?? []).map(({ signal, finding: finding17 }) => ({
    id: signal.id,
    deciding: signal.deciding,
    family: signal.family,
    summary: finding17.summary,
    ...finding17.record === true ? { record: true } : {},
    evidence: finding17.evidence
  }));
}
function factsOf({ project: project2, past, context }, path) {
  const document = project2.documents.get(path);
  const facts = context.facts.get(path);
  return {
    bytes: document?.bytes ?? 0,
    lines: document?.lines ?? 0,
    words: document?.words ?? 0,
    inbound: new Set(project2.inbound(path).map(({ from }) => from)).size,
    last_content_commit: lastContentCommit(past, path),
    ...facts === void 0 ? {} : { context: facts }
  };
}
function lastContentCommit(past, path) {
  const commit = past?.lastContent(path);
  return commit === void 0 ? null : dayOf(commit.time);
}
function coverageOf(survey) {
  const excluded = { "dir-prune": 0, ignore: 0, frozen: 0, "append-only": 0 };
  for (const { by } of survey.excluded) excluded[by] += 1;
  const paths = [...survey.project.documents.keys()];
  const unknown = paths.filter((path) => survey.past?.lastContent(path) === void 0);
  return {
    in_scope: survey.listing.inScope,
    excluded,
    judged: survey.project.documents.size,
    mirrors: survey.mirrors.length,
    unread: survey.unread.length,
    silenced: [...survey.silenced.values()].reduce((sum2, all) => sum2 + all.length, 0),
    context_files: { read: survey.context.read, of: survey.context.of },
    unknown_history: unknown.length,
    signals: Object.fromEntries(survey.signals)
  };
}
function record(keys, value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}

// ../scanner/src/change.ts
function changeSince(git, root, name) {
  const checkout2 = git.checkout(root);
  if (!checkout2.ok) return refused(checkout2.failure);
  const { head, history } = checkout2.value;
  if (head === void 0) return { known: false, unknown: { because: "no-head" } };
  const asked = `${name}^{commit}`;
  const objects = git.objects(root, [asked]);
  if (!objects.ok) return refused(objects.failure);
  const since = objects.value.get(asked)?.id;
  if (since === void 0) {
    const refs = git.refs(root);
    const names = refs.ok ? refs.value : /* @__PURE__ */ new Set();
    return { known: false, unknown: { because: "no-such-commit", names } };
  }
  const log = git.log(root, { head, since });
  if (!log.ok) return refused(log.failure);
  const changed2 = /* @__PURE__ */ new Set();
  const removed = /* @__PURE__ */ new Set();
  let cut4 = false;
  log.value.visit(
    ({ parents }) => {
      cut4 ||= history === "shallow" && parents.length === 0;
    },
    (path, _before, after4) => {
      if (after4 === void 0 && !changed2.has(path)) removed.add(path);
      changed2.add(path);
    }
  );
  if (cut4) return { known: false, unknown: { because: "shallow" } };
  return { known: true, change: { since, changed: changed2, removed } };
}
function refused(failure2) {
  return { known: false, unknown: { because: "refused", failure: failure2 } };
}

// ../scanner/src/exclusions/dir-prune.ts
var DEFAULT_EXCLUDED_DIRS = [
  ".cache",
  ".dochygiene",
  ".git",
  ".next",
  ".terraform",
  ".venv",
  "Pods",
  "__pycache__",
  "archive",
  "bower_components",
  "build",
  "graphify-out",
  "node_modules",
  "third_party",
  "vendor",
  "venv"
];
var HIDDEN_DIRS = /* @__PURE__ */ new Set([".dochygiene", ".git"]);
function excludedDirs(changes) {
  const names = new Set(DEFAULT_EXCLUDED_DIRS);
  const problems = [];
  for (const change of changes) {
    const removed = change.startsWith("!");
    const name = removed ? change.slice(1) : change.replace(/(?<=[^/])\/$/, "");
    const why2 = refusal3(name, removed);
    if (why2 !== void 0) problems.push(malformed(change, why2));
    else if (removed) names.delete(name);
    else names.add(name);
  }
  return { names, problems };
}
function refusal3(name, removed) {
  if (name === "" || /[/*?[\]]/.test(name)) return "it is not the name of a directory";
  if (removed && HIDDEN_DIRS.has(name)) return "what is in there is never a document";
  return void 0;
}
function malformed(change, why2) {
  const message = `Cannot use the excluded directory "${change}": ${why2}; give one name, without slashes or wildcards`;
  return { path: SETTINGS, code: "MALFORMED_PATTERN", message };
}
var SETTINGS = "dochygiene.yaml";

// ../scanner/src/growing.ts
function growing(known2 = new Uint32Array(0)) {
  let values = known2;
  let { length } = known2;
  return {
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(Math.max(1024, length * 2));
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    set(index, value) {
      values[index] = value;
    },
    at: (index) => index < length ? values[index] ?? -1 : -1,
    length: () => length,
    values: () => values.subarray(0, length)
  };
}
function groupBy(values, groups) {
  const starts = new Uint32Array(groups + 1);
  for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  for (let group = 0; group < groups; group += 1) {
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  }
  const next = starts.slice();
  const order = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    const at = next[value] ?? 0;
    order[at] = index;
    next[value] = at + 1;
  }
  return { starts, order };
}

// ../scanner/src/utf8.ts
function utf8(latin12) {
  const first = firstNonAscii(latin12);
  if (first === latin12.length) return latin12;
  let decoded4 = latin12.slice(0, first);
  let plain2 = first;
  let at = first;
  while (at < latin12.length) {
    if (latin12.charCodeAt(at) < 128) {
      at += 1;
      continue;
    }
    decoded4 += latin12.slice(plain2, at);
    const length = sequenceLength(latin12, at);
    decoded4 += length > 0 ? String.fromCodePoint(codePoint(latin12, at, length)) : REPLACEMENT;
    at += Math.abs(length);
    plain2 = at;
  }
  return decoded4 + latin12.slice(plain2);
}
function latin1(text2) {
  let at = firstNonAscii(text2);
  if (at === text2.length) return text2;
  let encoded2 = text2.slice(0, at);
  while (at < text2.length) {
    const value = text2.codePointAt(at) ?? 0;
    encoded2 += encodeCodePoint(value);
    at += value > 65535 ? 2 : 1;
    const plain2 = at;
    while (at < text2.length && text2.charCodeAt(at) < 128) at += 1;
    encoded2 += text2.slice(plain2, at);
  }
  return encoded2;
}
var REPLACEMENT = "\uFFFD";
function firstNonAscii(text2) {
  let at = 0;
  while (at < text2.length && text2.charCodeAt(at) < 128) at += 1;
  return at;
}
function sequenceLength(text2, at) {
  const lead = text2.charCodeAt(at);
  if (lead < 194 || lead > 244) return -1;
  const length = lead < 224 ? 2 : lead < 240 ? 3 : 4;
  if (!secondFits(lead, text2.charCodeAt(at + 1))) return -1;
  for (let index = 2; index < length; index += 1) {
    if (!isContinuation(text2.charCodeAt(at + index))) return -index;
  }
  return length;
}
function secondFits(lead, second) {
  if (lead === 224) return second >= 160 && second <= 191;
  if (lead === 237) return second >= 128 && second <= 159;
  if (lead === 240) return second >= 144 && second <= 191;
  if (lead === 244) return second >= 128 && second <= 143;
  return isContinuation(second);
}
function isContinuation(byte) {
  return byte >= 128 && byte <= 191;
}
function codePoint(text2, at, length) {
  let value = text2.charCodeAt(at) & 255 >> length + 1;
  for (let index = 1; index < length; index += 1) {
    value = value << 6 | text2.charCodeAt(at + index) & 63;
  }
  return value;
}
function encodeCodePoint(value) {
  if (value < 128) return String.fromCharCode(value);
  if (value < 2048) return String.fromCharCode(192 | value >> 6, tail(value, 0));
  if (value < 65536) {
    if (value >= 55296 && value <= 57343) return latin1(REPLACEMENT);
    return String.fromCharCode(224 | value >> 12, tail(value, 6), tail(value, 0));
  }
  return String.fromCharCode(240 | value >> 18, tail(value, 12), tail(value, 6), tail(value, 0));
}
function tail(value, shift) {
  return 128 | value >> shift & 63;
}

// ../scanner/src/history/draft.ts
var ADDED = 0;
var CHANGED = 1;
var DELETED = 2;
function emptyDraft(length) {
  return {
    commits: [],
    paths: [],
    changes: {
      commit: growing(),
      path: growing(),
      kind: growing(),
      blob: growing(),
      other: growing()
    },
    hashes: growing(),
    hashNumbers: length > 40 ? 8 : 5
  };
}
function addHash({ hashes, hashNumbers }, hex) {
  for (let at = 0; at < hashNumbers; at += 1) {
    hashes.push(Number.parseInt(hex.slice(8 * at, 8 * at + 8), 16));
  }
  return hashes.length() / hashNumbers;
}
function hashAt({ hashes, hashNumbers }, index) {
  if (index === 0) return void 0;
  let hex = "";
  for (let at = (index - 1) * hashNumbers; at < index * hashNumbers; at += 1) {
    hex += hashes.at(at).toString(16).padStart(8, "0");
  }
  return hex;
}

// ../scanner/src/history/encode.ts
var FORMAT = "dochygiene.history/2";
var ENDIANNESS = 16909060;
var HEAD_NUMBERS = 10;
function encodeHistory({ head, draft }) {
  const { changes } = draft;
  const commit = changes.commit.values();
  const kind2 = changes.kind.values();
  const blob = changes.blob.values();
  const other = changes.other.values();
  const counts2 = new Uint32Array(draft.commits.length);
  const others = [];
  const contents = new Uint32Array(commit.length);
  for (let at2 = 0; at2 < commit.length; at2 += 1) {
    const place3 = commit[at2] ?? 0;
    counts2[place3] = (counts2[place3] ?? 0) + 1;
    contents[at2] = (blob[at2] ?? 0) * 3 + (kind2[at2] ?? 0);
    if (other[at2] !== 0) others.push(at2, other[at2] ?? 0);
  }
  const columns = [counts2, changes.path.values(), contents, Uint32Array.from(others)];
  columns.push(draft.hashes.values());
  const names = latin1(namesOf(head, draft).join("\0"));
  const numbers = columns.reduce((sum2, column) => sum2 + column.length, HEAD_NUMBERS);
  const bytes = new Uint8Array(numbers * 4 + names.length);
  const words = new Uint32Array(bytes.buffer, 0, numbers);
  let at = HEAD_NUMBERS;
  for (const column of columns) {
    words.set(column, at);
    at += column.length;
  }
  for (let byte = 0; byte < names.length; byte += 1) {
    bytes[numbers * 4 + byte] = names.charCodeAt(byte);
  }
  words.set([
    ENDIANNESS,
    draft.hashNumbers,
    draft.commits.length,
    draft.paths.length,
    ...columns.map(({ length }) => length)
  ]);
  words[HEAD_NUMBERS - 1] = checksum(bytes);
  return bytes;
}
function namesOf(head, { commits, paths }) {
  const told2 = commits.flatMap(({ id, parents, time, author, subject }) => [
    id,
    parents.join(" "),
    String(time),
    author,
    subject
  ]);
  return [FORMAT, head, ...told2, ...paths];
}
function decodeHistory(buffer, length) {
  if (length < HEAD_NUMBERS * 4) return void 0;
  const own = buffer.bytes.slice(0, length);
  const words = new Uint32Array(own.buffer, 0, Math.floor(own.length / 4));
  const [endianness, hashNumbers, commits = 0, paths = 0, ...lengths] = words.subarray(
    0,
    HEAD_NUMBERS - 1
  );
  const numbers = lengths.reduce((sum2, length2) => sum2 + length2, HEAD_NUMBERS);
  if (endianness !== ENDIANNESS || hashNumbers !== 5 && hashNumbers !== 8) return void 0;
  if (numbers > words.length || words[HEAD_NUMBERS - 1] !== checksum(own)) return void 0;
  const names = buffer.utf8(numbers * 4, length).split("\0");
  const [format2, head = ""] = names;
  if (format2 !== FORMAT || names.length !== 2 + commits * COMMIT_NAMES + paths) return void 0;
  const columns = [];
  let at = HEAD_NUMBERS;
  for (const length2 of lengths) {
    columns.push(words.subarray(at, at + length2));
    at += length2;
  }
  const changes = changesIn(columns, commits, paths, hashNumbers);
  const draft = changes && {
    commits: commitsIn(names, commits),
    paths: names.slice(2 + commits * COMMIT_NAMES),
    changes,
    hashes: growing(columns.at(-1)),
    hashNumbers
  };
  return draft && { head, draft };
}
var COMMIT_NAMES = 5;
function commitsIn(names, count3) {
  const commits = [];
  for (let at = 2; commits.length < count3; at += COMMIT_NAMES) {
    const parents = names[at + 1] ?? "";
    commits.push({
      id: names[at] ?? "",
      parents: parents === "" ? [] : parents.split(" "),
      time: Number(names[at + 2]),
      author: names[at + 3] ?? "",
      subject: names[at + 4] ?? ""
    });
  }
  return commits;
}
function changesIn([counts2, path, contents, others, hashes], commits, paths, hashNumbers) {
  if (!counts2 || !path || !contents || !others || !hashes) return void 0;
  const total = contents.length;
  const blobs = hashes.length / hashNumbers;
  if (counts2.length !== commits || path.length !== total || others.length % 2 !== 0)
    return void 0;
  const [commit, kind2, blob, other] = [0, 1, 2, 3].map(() => new Uint32Array(total));
  if (!commit || !kind2 || !blob || !other) return void 0;
  let first = 0;
  for (let index = 0; index < commits; index += 1) {
    const count3 = counts2[index] ?? 0;
    commit.fill(index, first, first + count3);
    first += count3;
  }
  if (first !== total) return void 0;
  for (let at = 0; at < total; at += 1) {
    const content = contents[at] ?? 0;
    kind2[at] = content % 3;
    blob[at] = (content - content % 3) / 3;
    if ((path[at] ?? 0) >= paths || (blob[at] ?? 0) > blobs || content % 3 > DELETED)
      return void 0;
  }
  for (let at = 0; at < others.length; at += 2) {
    const [change = 0, place3 = 0] = [others[at], others[at + 1]];
    if (change >= total || place3 > paths) return void 0;
    other[change] = place3;
  }
  return {
    commit: growing(commit),
    path: growing(path),
    kind: growing(kind2),
    blob: growing(blob),
    other: growing(other)
  };
}
function checksum(bytes) {
  const words = new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));
  let sum2 = 2166136261;
  for (let at = 0; at < words.length; at += 1) {
    if (at !== HEAD_NUMBERS - 1) sum2 = Math.imul(sum2 ^ (words[at] ?? 0), 16777619) ^ sum2 >>> 15;
  }
  for (const byte of bytes.subarray(words.length * 4)) sum2 = Math.imul(sum2 ^ byte, 16777619);
  return sum2 >>> 0;
}

// ../scanner/src/markdown/structure.ts
var COMMENT_LIMIT = 1024;
function eachProse(structure, visit3) {
  const { prose } = structure;
  for (let at = 0; at + 2 < prose.length; at += 3) {
    visit3(prose[at] ?? 0, prose[at + 1] ?? 0, prose[at + 2] ?? 0);
  }
}

// ../scanner/src/by-path.ts
function byPath(one, other) {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0;
}

// ../scanner/src/committed.ts
var CARRIAGE_RETURN = 13;
var LINE_FEED3 = 10;
function contentHashes(git, { tracked }) {
  return (path, content) => {
    const length = tracked?.get(path)?.length;
    if (git === void 0 || length === void 0) return [];
    const hash = git.contentHash(content, length);
    if (!content.includes(CARRIAGE_RETURN)) return [hash];
    return [hash, git.contentHash(withoutReturns(content), length)];
  };
}
function isStaged({ tracked }, path, hashes) {
  const staged = tracked?.get(path);
  return staged !== void 0 && hashes.includes(staged);
}
function isCommitted(repository2, path, hashes) {
  const asks = repository2.tracked?.has(path) === true && hashes.length > 0;
  return !asks || isStaged(repository2, path, hashes);
}
function withoutReturns(content) {
  return content.filter((byte, at) => byte !== CARRIAGE_RETURN || content[at + 1] !== LINE_FEED3);
}
function stagedOnly(git, root, { head, tracked }, history, paths) {
  const doubtful = [];
  for (const path of paths) {
    const staged = tracked?.get(path);
    if (staged === void 0) continue;
    const last = history.lastBlob(path);
    if (last !== void 0 && last !== staged) doubtful.push(path);
  }
  const answer = git.objects(
    root,
    doubtful.map((path) => `${head}:${path}`)
  );
  if (!answer.ok) return [];
  return doubtful.filter((path) => {
    const there = answer.value.get(`${head}:${path}`);
    return there !== void 0 && there.id !== tracked?.get(path);
  });
}

// ../scanner/src/frontmatter/copy.ts
function copy(text2) {
  return ` ${text2}`.slice(1);
}

// ../scanner/src/context/generated.ts
function generatedMark(path, text2, structure) {
  for (const comment of structure.comments) {
    if (comment.line > NEAR_TOP_LINES) continue;
    const found3 = MARK2.exec(comment.text);
    if (found3 !== null) return marked(comment.text, found3.index, comment.line);
  }
  const top2 = text2.slice(0, NEAR_TOP_CHARACTERS);
  const found2 = MARK2.exec(top2);
  if (found2 !== null) return marked(top2, found2.index, 1);
  const directory = GENERATED_DIRECTORY.exec(path);
  return directory === null ? void 0 : { says: `directory ${directory[1] ?? ""}` };
}
function isGenerated(...of) {
  return generatedMark(...of) !== void 0;
}
function marked(text2, at, first) {
  const start = text2.lastIndexOf("\n", at) + 1;
  const newline = text2.indexOf("\n", at);
  const line = text2.slice(start, newline < 0 ? text2.length : newline).replace(/\s+/g, " ").trim();
  const says = copy(utf8(line.slice(0, SHOWN)));
  return { line: first + text2.slice(0, start).split("\n").length - 1, says };
}
var SHOWN = 120;
var GENERATED_DIRECTORY = /(?:^|\/)(_?generated|typedoc|apidocs?|javadoc)\//i;
var NEAR_TOP_LINES = 40;
var NEAR_TOP_CHARACTERS = 600;
var MARK2 = /\b(?:do not (?:edit|modify|change)(?: (?:this|by hand|directly|manually))?|auto-?(?:matically )?generated|automatically generated|(?:this|the) (?:file|page|document|documentation|readme) (?:is|was|has been) (?:auto-?)?generated|generated (?:by|from|with|using) [`\w@])\b|@generated\b/i;

// ../scanner/src/frontmatter/block.ts
var BLOCK_REACH = 64 * 1024;
var BYTE_ORDER_MARK = "\xEF\xBB\xBF";
function metadataBlock(text2) {
  const opening = text2.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const fence = FENCES.find(({ open }) => text2.startsWith(open, opening));
  if (fence === void 0) return void 0;
  const reach2 = Math.min(text2.length, BLOCK_REACH);
  const first = lineEnd(text2, opening, reach2);
  if (!isBlank(text2, opening + fence.open.length, first)) return void 0;
  let line = 1;
  let start = first + 1;
  while (start < reach2) {
    line += 1;
    const end = lineEnd(text2, start, reach2);
    if (fence.close.some((close2) => closes(text2, close2, start, end))) {
      const whole2 = end < reach2 || end === text2.length || text2[end] === "\n";
      if (!whole2) return void 0;
      return fence.kind === "json" && fence.open === "{" ? { kind: "json", line: 1, endLine: line, start: opening, end: start + 1 } : { kind: fence.kind, line: 1, endLine: line, start: first + 1, end: start };
    }
    start = end + 1;
  }
  return void 0;
}
var FENCES = [
  { kind: "yaml", open: "---", close: ["---", "..."] },
  { kind: "toml", open: "+++", close: ["+++"] },
  { kind: "json", open: ";;;", close: [";;;"] },
  { kind: "json", open: "{", close: ["}"] }
];
function lineEnd(text2, start, reach2) {
  const end = text2.indexOf("\n", start);
  return end < 0 || end > reach2 ? reach2 : end;
}
function closes(text2, close2, start, end) {
  return text2.startsWith(close2, start) && isBlank(text2, start + close2.length, end);
}
function isBlank(text2, start, end) {
  for (let at = start; at < end; at += 1) {
    const code = text2.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 13) return false;
  }
  return start <= end;
}

// ../scanner/src/frontmatter/json-fields.ts
function* jsonFields(content) {
  const decoded4 = utf8(content);
  for (const [key, value] of entries(decoded4)) {
    if (typeof value === "object") continue;
    const at = decoded4.indexOf(JSON.stringify(key));
    const line = at < 0 ? 0 : decoded4.slice(0, at).split("\n").length - 1;
    yield { key: latin1(key), line, value: latin1(String(value)) };
  }
}
function entries(content) {
  try {
    const value = JSON.parse(content);
    return typeof value === "object" && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}

// ../scanner/src/frontmatter/toml-fields.ts
function* tomlFields(content) {
  for (const [line, text2] of content.split(/\r?\n/).entries()) {
    if (/^[ \t]*\[/.test(text2)) return;
    const found2 = ENTRY.exec(text2);
    if (found2 === null) continue;
    const [, key = "", basic2, literal2, bare2] = found2;
    const value = basic2?.replace(/\\(["\\])/g, "$1") ?? literal2 ?? bare2?.trim();
    if (value !== void 0 && value !== "") yield { key, line, value };
  }
}
var ENTRY = /^[ \t]*["']?([\w-]+)["']?[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"'[{#][^#]*))[ \t]*(?:#.*)?$/;

// ../scanner/src/frontmatter/yaml-fields.ts
function* yamlFields(content) {
  const lines2 = content.split(/\r?\n/);
  for (const [line, text2] of lines2.entries()) {
    const found2 = ENTRY2.exec(text2);
    if (found2 === null) continue;
    const [, double, single, plain2 = "", rest = ""] = found2;
    const value = scalar(lines2, line, rest.trim());
    if (value === void 0) continue;
    yield { key: unescaped(double) ?? single?.replaceAll("''", "'") ?? plain2, line, value };
  }
}
var ENTRY2 = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|((?:[^\s"'#\-?:,[\]{}&*!|>%@`]|[-?:](?=[^\s:#]))(?:[^:#]|:(?=\S)){0,255}))[ \t]*:(?:[ \t]+(.*))?$/;
function scalar(lines2, line, rest) {
  if (rest === "" || rest.startsWith("#")) return void 0;
  if (rest.startsWith('"')) {
    return unescaped(/^"((?:[^"\\]|\\.)*)"[ \t]*(?:$|[ \t]#)/.exec(rest)?.[1]);
  }
  if (rest.startsWith("'")) {
    return /^'((?:[^']|'')*)'[ \t]*(?:$|[ \t]#)/.exec(rest)?.[1]?.replaceAll("''", "'");
  }
  if (/^[[\]{}&*!|>%@`,]/.test(rest)) return void 0;
  const comment = rest.search(/[ \t]#/);
  if (comment >= 0) return rest.slice(0, comment).trimEnd();
  return folded(lines2, line, rest);
}
function folded(lines2, line, first) {
  let value = first;
  let empty = 0;
  for (let at = line + 1; at < lines2.length && value.length < FOLDED_LIMIT; at += 1) {
    const text2 = lines2[at] ?? "";
    const content = text2.trim();
    if (content === "") {
      empty += 1;
      continue;
    }
    if (!/^[ \t]/.test(text2) || content.startsWith("#")) break;
    value += (empty === 0 ? " " : "\n".repeat(empty)) + content.replace(/[ \t]+#.*$/, "");
    if (/[ \t]#/.test(content)) break;
    empty = 0;
  }
  return value;
}
var FOLDED_LIMIT = 4096;
function unescaped(quoted2) {
  return quoted2?.replace(/\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|(.))/g, decodeEscape);
}
function decodeEscape(whole2, byte, unit, letter) {
  const code = byte ?? unit;
  if (code !== void 0) return latin1(String.fromCodePoint(Number.parseInt(code, 16)));
  return letter === void 0 ? whole2 : ESCAPES[letter] ?? letter;
}
var ESCAPES = {
  n: "\n",
  t: "	",
  r: "\r",
  "0": "\0",
  a: "\x07",
  b: "\b",
  e: "\x1B",
  f: "\f",
  v: "\v",
  _: "\xC2\xA0",
  N: "\xC2\x85"
};

// ../scanner/src/frontmatter.ts
var FIELD_LIMIT = 64;
var FIELD_LENGTH = 1024;
function frontmatter(text2) {
  const block = metadataBlock(text2);
  if (block === void 0) return void 0;
  const fields = /* @__PURE__ */ new Map();
  const content = text2.slice(block.start, block.end);
  const firstLine = block.kind === "json" && text2[block.start] === "{" ? 1 : block.line + 1;
  for (const { key, line, value } of READERS[block.kind](content)) {
    if (fields.size >= FIELD_LIMIT) break;
    const name = kept(key);
    if (!fields.has(name)) fields.set(name, { line: firstLine + line, value: kept(value) });
  }
  return { line: block.line, endLine: block.endLine, language: block.kind, fields };
}
var READERS = { yaml: yamlFields, toml: tomlFields, json: jsonFields };
function kept(text2) {
  return copy(utf8(text2).slice(0, FIELD_LENGTH));
}

// ../scanner/src/markdown/classes.ts
var WORD = 1;
var SPACE = 2;
var PUNCTUATION = 4;
var IDEOGRAPH = 8;
var STOPS = 16;
var OPENS = 32;
var BEYOND = 64;
var CLASSES = classes();
var BLOCK_STARTS = marked2("#>`~<=-*_+0123456789{");
function classOf(code) {
  return CLASSES[code] ?? 0;
}
var TAB = 9;
var NEWLINE = 10;
var RETURN = 13;
var BLANK = 32;
var BANG = 33;
var QUOTE = 34;
var HASH = 35;
var APOSTROPHE = 39;
var OPEN_PAREN = 40;
var CLOSE_PAREN = 41;
var STAR = 42;
var PLUS = 43;
var MINUS = 45;
var DOT = 46;
var SLASH = 47;
var COLON2 = 58;
var LESS = 60;
var EQUALS = 61;
var GREATER = 62;
var QUESTION = 63;
var OPEN_BRACKET = 91;
var BACKSLASH = 92;
var CLOSE_BRACKET = 93;
var CARET = 94;
var UNDERSCORE = 95;
var BACKTICK = 96;
var OPEN_BRACE = 123;
var PIPE = 124;
var CLOSE_BRACE = 125;
var TILDE = 126;
function isSpace(code) {
  return code === BLANK || code <= RETURN && code >= TAB || Number.isNaN(code);
}
function isDigit(code) {
  return code >= 48 && code <= 57;
}
function isLetter(code) {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}
function classes() {
  const table = new Uint8Array(256);
  for (let code = 33; code < 127; code += 1) {
    table[code] = isDigit(code) || isLetter(code) ? WORD : PUNCTUATION;
  }
  for (let code = 195; code < 238; code += 1) table[code] = WORD;
  for (const code of [224, 225, 226, 227, 239, 240]) table[code] = BEYOND;
  for (let code = 228; code <= 233; code += 1) table[code] = IDEOGRAPH;
  for (const code of [9, 10, 11, 12, 13, 32]) table[code] = SPACE;
  for (const character of "[`<{") add(table, character, OPENS);
  for (const character of "[]`<{\\") add(table, character, STOPS);
  return table;
}
function marked2(characters2) {
  const table = new Uint8Array(256);
  for (const character of characters2) add(table, character, 1);
  return table;
}
function add(table, character, bit) {
  const code = character.charCodeAt(0);
  table[code] = (table[code] ?? 0) | bit;
}

// ../scanner/src/markdown/draft.ts
function documentOffset(passage, at) {
  if (passage.joined === void 0) return at;
  const starts = passage.joined.at;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return (passage.joined.from[low] ?? 0) + at - (starts[low] ?? 0);
}
function createDraft() {
  return {
    headings: [],
    links: [],
    definitions: [],
    codeSpans: [],
    fences: [],
    comments: [],
    tasks: [],
    anchors: [],
    tables: 0,
    listItems: 0,
    blocks: 0,
    linkBlocks: 0,
    linkBlock: 0,
    proseWords: 0,
    prose: [],
    marks: [],
    passages: []
  };
}

// ../scanner/src/markdown/emphasis.ts
var RUN_LIMIT = 100;
function withoutEmphasis(text2) {
  const runs = runsOf(text2);
  if (runs.length < 2 || runs.length > RUN_LIMIT) return text2;
  for (let closer = 1; closer < runs.length; closer += 1) closeRun(runs, closer);
  let plain2 = "";
  let from = 0;
  for (const run2 of runs) {
    plain2 += text2.slice(from, run2.at) + run2.mark.repeat(run2.left);
    from = run2.at + run2.length;
  }
  return plain2 + text2.slice(from);
}
var RUN = /\*+|_+|~+/g;
var PUNCTUATION2 = /^[\p{P}\p{S}]$/u;
var SPACE2 = /^\s$/;
function runsOf(text2) {
  return [...text2.matchAll(RUN)].map(({ 0: run2, index }) => {
    const before = [...text2.slice(Math.max(0, index - 2), index)].at(-1) ?? " ";
    const after4 = [...text2.slice(index + run2.length, index + run2.length + 2)][0] ?? " ";
    const left = flanks(before, after4);
    const right = flanks(after4, before);
    const mark = run2.charAt(0);
    const inWord = mark === "_";
    return {
      at: index,
      length: run2.length,
      mark,
      opens: left && (!inWord || !right || PUNCTUATION2.test(before)),
      closes: right && (!inWord || !left || PUNCTUATION2.test(after4)),
      left: run2.length
    };
  });
}
function flanks(outside2, inside) {
  if (SPACE2.test(inside)) return false;
  return !PUNCTUATION2.test(inside) || SPACE2.test(outside2) || PUNCTUATION2.test(outside2);
}
function closeRun(runs, index) {
  const closer = runs[index];
  if (closer?.closes !== true) return;
  for (let before = index - 1; before >= 0 && closer.left > 0; before -= 1) {
    const opener2 = runs[before];
    while (opener2 !== void 0 && closer.left > 0 && pairs(opener2, closer)) {
      const used = opener2.mark === "~" ? opener2.left : Math.min(opener2.left, closer.left, 2);
      opener2.left -= used;
      closer.left -= used;
      for (const run2 of runs.slice(before + 1, index)) run2.opens = false;
    }
  }
}
function pairs(opener2, closer) {
  if (!opener2.opens || opener2.mark !== closer.mark || opener2.left === 0) return false;
  if (opener2.mark === "~") return opener2.left === closer.left && opener2.left <= 2;
  const both = opener2.closes || closer.opens;
  const threes = opener2.length % 3 === 0 && closer.length % 3 === 0;
  return !both || threes || (opener2.length + closer.length) % 3 !== 0;
}

// ../scanner/src/markdown/entities.ts
var NAMED = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\xA0",
    iexcl: "\xA1",
    cent: "\xA2",
    pound: "\xA3",
    yen: "\xA5",
    sect: "\xA7",
    copy: "\xA9",
    laquo: "\xAB",
    reg: "\xAE",
    deg: "\xB0",
    plusmn: "\xB1",
    sup2: "\xB2",
    sup3: "\xB3",
    micro: "\xB5",
    para: "\xB6",
    middot: "\xB7",
    raquo: "\xBB",
    frac12: "\xBD",
    iquest: "\xBF",
    Auml: "\xC4",
    Ouml: "\xD6",
    Uuml: "\xDC",
    szlig: "\xDF",
    agrave: "\xE0",
    aacute: "\xE1",
    auml: "\xE4",
    ccedil: "\xE7",
    egrave: "\xE8",
    eacute: "\xE9",
    iacute: "\xED",
    ntilde: "\xF1",
    oacute: "\xF3",
    ouml: "\xF6",
    times: "\xD7",
    divide: "\xF7",
    uacute: "\xFA",
    uuml: "\xFC",
    ndash: "\u2013",
    mdash: "\u2014",
    lsquo: "\u2018",
    rsquo: "\u2019",
    ldquo: "\u201C",
    rdquo: "\u201D",
    bull: "\u2022",
    hellip: "\u2026",
    euro: "\u20AC",
    trade: "\u2122",
    larr: "\u2190",
    uarr: "\u2191",
    rarr: "\u2192",
    darr: "\u2193",
    harr: "\u2194",
    minus: "\u2212",
    ne: "\u2260",
    le: "\u2264",
    ge: "\u2265",
    infin: "\u221E",
    check: "\u2713",
    ast: "*",
    lowbar: "_",
    grave: "`",
    num: "#",
    lpar: "(",
    rpar: ")",
    lsqb: "[",
    rsqb: "]",
    lbrack: "[",
    rbrack: "]",
    lbrace: "{",
    rbrace: "}",
    lcub: "{",
    rcub: "}",
    vert: "|",
    sol: "/",
    bsol: "\\",
    colon: ":",
    period: ".",
    comma: ",",
    excl: "!",
    dollar: "$",
    percnt: "%",
    equals: "=",
    commat: "@",
    zwnj: "\u200C",
    zwj: "\u200D",
    shy: "\xAD",
    ensp: "\u2002",
    emsp: "\u2003",
    thinsp: "\u2009"
  })
);
var ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g;
var ESCAPE_OR_ENTITY = /\\([!-/:-@[-`{-~])|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g;
function decodeEntities(text2) {
  if (!text2.includes("&")) return text2;
  return text2.replace(ENTITY, (entity, decimal, hex, name) => decoded(entity, decimal, hex, name));
}
function unescaped2(text2) {
  if (!text2.includes("&") && !text2.includes("\\")) return text2;
  return text2.replace(
    ESCAPE_OR_ENTITY,
    (whole2, escaped2, decimal, hex, name) => escaped2 === void 0 ? decoded(whole2, decimal, hex, name) : escaped2
  );
}
function escapes(source, at) {
  return source.charCodeAt(at) === BACKSLASH && (classOf(source.charCodeAt(at + 1)) & PUNCTUATION) !== 0;
}
function decoded(entity, decimal, hex, name) {
  if (name !== void 0) {
    const value = NAMED.get(name);
    return value === void 0 ? entity : latin1(value);
  }
  const code = decimal === void 0 ? Number.parseInt(hex ?? "0", 16) : Number(decimal);
  if (code === 0 || code > 1114111 || code >= 55296 && code <= 57343) return latin1("\uFFFD");
  return latin1(String.fromCodePoint(code));
}

// ../scanner/src/markdown/finder.ts
function createFinder(source) {
  return { source, known: /* @__PURE__ */ new Map() };
}
function find(finder, needle, at) {
  const known2 = finder.known.get(needle);
  if (known2 !== void 0 && at >= known2.from && (known2.found < 0 || at <= known2.found)) {
    return known2.found;
  }
  const found2 = finder.source.indexOf(needle, at);
  if (known2 === void 0) finder.known.set(needle, { from: at, found: found2 });
  else {
    known2.from = at;
    known2.found = found2;
  }
  return found2;
}
function findTag(finder, needle, at) {
  const lower = find(finder, needle, at);
  const upper = find(finder, needle.toUpperCase(), at);
  if (lower < 0 || upper < 0) return Math.max(lower, upper);
  return Math.min(lower, upper);
}

// ../scanner/src/markdown/inline.ts
var TAG_EFFORT = 16;
function createInline(draft, targets2, finder, cuts) {
  const passage = NO_PASSAGE;
  return {
    draft,
    targets: targets2,
    documentFinder: finder,
    finder,
    passage,
    source: "",
    end: 0,
    line: 0,
    nextLine: 0,
    mark: 0,
    open: 0,
    openAt: [],
    openLine: [],
    openImage: [],
    openNested: [],
    inactive: 0,
    failedAt: -1,
    failedEnd: -1,
    escaped: 0,
    ticks: /* @__PURE__ */ new Map(),
    ticksKnown: false,
    tagBudget: 0,
    lastStart: 0,
    unordered: false,
    cuts
  };
}
function enterPassage(inline, passage) {
  const { source, start, end, line } = passage;
  inline.passage = passage;
  inline.source = source;
  inline.end = end;
  inline.finder = passage.joined === void 0 ? inline.documentFinder : createFinder(source);
  inline.line = line;
  inline.nextLine = passage.kind === "cell" ? Number.POSITIVE_INFINITY : lineAfter(source, start);
  inline.open = 0;
  inline.inactive = 0;
  inline.failedAt = -1;
  inline.failedEnd = -1;
  inline.escaped = start;
  inline.ticksKnown = false;
  if (inline.ticks.size > 0) inline.ticks.clear();
  inline.tagBudget = TAG_EFFORT * (end - start);
}
function lineOf(inline, at) {
  while (inline.nextLine <= at) {
    inline.line += 1;
    inline.nextLine = lineAfter(inline.source, inline.nextLine);
  }
  return inline.line;
}
function addLink(inline, kind2, line, at, after4, target, text2, reference) {
  const { draft, passage } = inline;
  const start = documentOffset(passage, at);
  const end = documentOffset(passage, after4 - 1) + 1;
  if (start < inline.lastStart) inline.unordered = true;
  inline.lastStart = start;
  const link = reference === void 0 ? { line, start, end, kind: kind2, target, text: text2 } : { line, start, end, kind: kind2, target, text: text2, reference };
  draft.links.push(link);
  if (passage.block !== draft.linkBlock) {
    draft.linkBlock = passage.block;
    draft.linkBlocks += 1;
  }
}
var NO_PASSAGE = {
  kind: "paragraph",
  source: "",
  start: 0,
  end: 0,
  line: 0,
  block: 0,
  joined: void 0
};
function lineAfter(source, at) {
  const end = source.indexOf("\n", at);
  return end < 0 ? Number.POSITIVE_INFINITY : end + 1;
}

// ../scanner/src/markdown/cursor.ts
function nextLine(cursor) {
  const { text: text2, after: after4 } = cursor;
  if (after4 >= text2.length) return false;
  let end = text2.indexOf("\n", after4);
  if (end < 0) end = text2.length;
  cursor.start = after4;
  cursor.after = end + 1;
  cursor.end = end > after4 && text2.charCodeAt(end - 1) === RETURN ? end - 1 : end;
  cursor.line += 1;
  cursor.offset = after4;
  cursor.column = 0;
  findNext(cursor);
  return true;
}
function findNext(cursor) {
  const { text: text2, end } = cursor;
  let at = cursor.offset;
  let column = cursor.column;
  while (at < end) {
    const code = text2.charCodeAt(at);
    if (code === BLANK) column += 1;
    else if (code === TAB) column += 4 - (column & 3);
    else break;
    at += 1;
  }
  cursor.next = at;
  cursor.indent = column - cursor.column;
}
function skipColumns(cursor, count3) {
  let left = count3;
  while (left > 0 && cursor.offset < cursor.end) {
    const code = cursor.text.charCodeAt(cursor.offset);
    if (code === BLANK) {
      cursor.column += 1;
      left -= 1;
    } else if (code === TAB) {
      const width = 4 - (cursor.column & 3);
      if (width > left) {
        cursor.column += left;
        return;
      }
      cursor.column += width;
      left -= width;
    } else return;
    cursor.offset += 1;
  }
}
function skipMarker(cursor, count3) {
  cursor.column += cursor.indent + count3;
  cursor.offset = cursor.next + count3;
}
function atBlank(cursor) {
  return cursor.next >= cursor.end;
}
function trimmedEnd(text2, start, end) {
  let at = end;
  while (at > start && isTrimmed(text2.charCodeAt(at - 1))) at -= 1;
  return at;
}
function trimmedStart(text2, start, end) {
  let at = start;
  while (at < end && isTrimmed(text2.charCodeAt(at))) at += 1;
  return at;
}
function trimmed(text2) {
  const start = trimmedStart(text2, 0, text2.length);
  return text2.slice(start, trimmedEnd(text2, start, text2.length));
}
function joinLines(text2, joint) {
  const lines2 = text2.split("\n");
  return lines2.map((line, index) => {
    const start = index > 0 ? trimmedStart(line, 0, line.length) : 0;
    const end = index < lines2.length - 1 ? trimmedEnd(line, start, line.length) : line.length;
    return line.slice(start, end);
  }).join(joint);
}
function isTrimmed(code) {
  return code === BLANK || code === TAB || code === NEWLINE || code === RETURN;
}

// ../scanner/src/markdown/labels.ts
function foldLabel(label) {
  if (PLAIN.test(label)) return label.toLowerCase();
  const spaced = trimmed(label.replace(/[ \t\r\n]+/g, " "));
  const text2 = utf8(spaced);
  const folded2 = text2.toLowerCase().toUpperCase().toLowerCase();
  return text2 === spaced ? folded2 : latin1(folded2);
}
var PLAIN = /^[!-~]+(?: [!-~]+)*$/;

// ../scanner/src/markdown/scan-link.ts
var NESTING_LIMIT = 32;
var LABEL_LIMIT = 999;
var LABEL_BYTES = 4 * LABEL_LIMIT;
function scanDestination(source, at, end) {
  if (at >= end) return -1;
  return source.charCodeAt(at) === LESS ? scanAngled(source, at, end) : scanBare(source, at, end);
}
function scanTitle(source, at, end) {
  if (at >= end) return -1;
  const open = source.charCodeAt(at);
  if (open !== QUOTE && open !== APOSTROPHE && open !== OPEN_PAREN) return -1;
  const close2 = open === OPEN_PAREN ? CLOSE_PAREN : open;
  for (let index = at + 1; index < end; index += 1) {
    const code = source.charCodeAt(index);
    if (code === close2) return index + 1;
    if (code === OPEN_PAREN && close2 === CLOSE_PAREN) return -1;
    if (code === BACKSLASH) index += 1;
  }
  return -1;
}
function scanLabel(source, at, end) {
  if (source.charCodeAt(at) !== OPEN_BRACKET) return -1;
  const limit2 = Math.min(end, at + LABEL_BYTES + 2);
  for (let index = at + 1; index < limit2; index += 1) {
    const code = source.charCodeAt(index);
    if (code === CLOSE_BRACKET) return fits(source, at + 1, index) ? index + 1 : -1;
    if (code === OPEN_BRACKET) return -1;
    if (code === BACKSLASH) index += 1;
  }
  return -1;
}
function skipSpace(source, at, end) {
  let index = at;
  while (index < end && isSpace(source.charCodeAt(index))) index += 1;
  return index;
}
function skipBlanks(source, at, end) {
  let index = at;
  while (index < end) {
    const code = source.charCodeAt(index);
    if (code !== BLANK && code !== 9 && code !== RETURN) break;
    index += 1;
  }
  return index;
}
function fits(source, start, end) {
  if (end - start <= LABEL_LIMIT) return true;
  if (end - start > LABEL_BYTES) return false;
  let characters2 = 0;
  for (let at = start; at < end; at += 1) {
    if ((source.charCodeAt(at) & 192) !== 128) characters2 += 1;
  }
  return characters2 <= LABEL_LIMIT;
}
function scanAngled(source, at, end) {
  for (let index = at + 1; index < end; index += 1) {
    const code = source.charCodeAt(index);
    if (code === GREATER) return index + 1;
    if (code === LESS || code === NEWLINE) return -1;
    if (code === BACKSLASH && source.charCodeAt(index + 1) !== NEWLINE) index += 1;
  }
  return -1;
}
function scanBare(source, at, end) {
  let nesting = 0;
  let index = at;
  for (; index < end; index += 1) {
    const code = source.charCodeAt(index);
    if (code <= BLANK || code === 127) break;
    if (code === BACKSLASH) {
      if ((classOf(source.charCodeAt(index + 1)) & PUNCTUATION) !== 0) index += 1;
    } else if (code === OPEN_PAREN) {
      nesting += 1;
      if (nesting > NESTING_LIMIT) return -1;
    } else if (code === CLOSE_PAREN) {
      if (nesting === 0) break;
      nesting -= 1;
    }
  }
  return nesting === 0 && index > at ? Math.min(index, end) : -1;
}

// ../scanner/src/markdown/definitions.ts
function readDefinitions(draft, paragraph) {
  const { source, end } = paragraph;
  while (paragraph.start < end && source.charCodeAt(paragraph.start) === OPEN_BRACKET) {
    const after4 = readDefinition(draft, paragraph);
    if (after4 < 0) return;
    for (let at = paragraph.start; at < after4; at += 1) {
      if (source.charCodeAt(at) === NEWLINE) paragraph.line += 1;
    }
    paragraph.start = skipSpace(source, after4, end);
  }
}
function readDefinition(draft, paragraph) {
  const { source, start, end } = paragraph;
  if (source.charCodeAt(start + 1) === CARET) return -1;
  const label = scanLabel(source, start, end);
  if (label < 0 || label >= end || source.charCodeAt(label) !== COLON2) return -1;
  const folded2 = foldLabel(source.slice(start + 1, label - 1));
  if (folded2 === "") return -1;
  const from = skipSpace(source, label + 1, end);
  const to = scanDestination(source, from, end);
  if (to < 0) return -1;
  const after4 = pastTitle(source, to, end);
  if (after4 < 0) return -1;
  const target = unescaped2(destinationText(source, from, to));
  draft.definitions.push({ line: paragraph.line, label: folded2, target });
  return after4;
}
function destinationText(source, from, to) {
  const angled = source.charCodeAt(from) === 60;
  return angled ? source.slice(from + 1, to - 1) : source.slice(from, to);
}
function pastTitle(source, at, end) {
  const title = skipSpace(source, at, end);
  if (title > at) {
    const close2 = scanTitle(source, title, end);
    const after4 = close2 < 0 ? -1 : lineRest(source, close2, end);
    if (after4 >= 0) return after4;
  }
  return lineRest(source, at, end);
}
function lineRest(source, at, end) {
  const rest = skipBlanks(source, at, end);
  if (rest >= end) return end;
  return source.charCodeAt(rest) === NEWLINE ? rest + 1 : -1;
}

// ../scanner/src/markdown/close-bracket.ts
var WIKI_LIMIT = 500;
function closeBracket(inline, at) {
  if (inline.open === 0) return at + 1;
  const bracket = inline.open - 1;
  inline.open = bracket;
  const image = inline.openImage[bracket] === true;
  const active = image || bracket >= inline.inactive;
  if (inline.inactive > bracket) inline.inactive = bracket;
  if (!active) return at + 1;
  let after4 = closeInline(inline, bracket, at);
  if (after4 < 0 && inline.targets.size > 0) after4 = closeReference(inline, bracket, at);
  if (after4 < 0) {
    if (closeWiki(inline, bracket, at)) return at + 1;
    inline.failedAt = inline.openAt[bracket] ?? 0;
    inline.failedEnd = at + 1;
    return at + 1;
  }
  if (!image) inline.inactive = bracket;
  return after4;
}
function closeInline(inline, bracket, at) {
  const { source, end } = inline;
  if (at + 1 >= end || source.charCodeAt(at + 1) !== OPEN_PAREN) return -1;
  const from = skipSpace(source, at + 2, end);
  let to = from;
  let close2 = from;
  if (from < end && source.charCodeAt(from) !== CLOSE_PAREN) {
    to = scanDestination(source, from, end);
    if (to < 0) return -1;
    close2 = skipSpace(source, to, end);
    const title = close2 > to ? scanTitle(source, close2, end) : -1;
    if (title >= 0) close2 = skipSpace(source, title, end);
  }
  if (close2 >= end || source.charCodeAt(close2) !== CLOSE_PAREN) return -1;
  take(inline, bracket, at, close2 + 1, unescaped2(destinationText(source, from, to)));
  return close2 + 1;
}
function closeReference(inline, bracket, at) {
  const { source, end, targets: targets2 } = inline;
  const label = scanLabel(source, at + 1, end);
  const full = label > at + 3;
  const from = full ? at + 2 : (inline.openAt[bracket] ?? 0) + 1;
  const to = full ? label - 1 : at;
  if (!full && (inline.openNested[bracket] === true || !fits(source, from, to))) return -1;
  const reference = source.slice(from, to);
  const target = targets2.get(foldLabel(reference));
  if (target === void 0) return -1;
  const after4 = label < 0 ? at + 1 : label;
  take(inline, bracket, at, after4, target, reference);
  return after4;
}
function closeWiki(inline, bracket, at) {
  const { source, failedAt, failedEnd } = inline;
  const start = inline.openAt[bracket] ?? 0;
  if (failedAt !== start + 1 || failedEnd !== at) return false;
  const from = start + 2;
  const to = at - 1;
  if (to <= from || to - from > WIKI_LIMIT) return false;
  const first = source.charCodeAt(from);
  if (isSpace(first) || first === CARET || first === OPEN_BRACKET) return false;
  const inner = source.slice(from, to);
  if (/[`<>\r\n]/.test(inner) || isSpace(source.charCodeAt(to - 1))) return false;
  const pipe = inner.indexOf("|");
  const target = pipe < 0 ? inner : inner.slice(0, pipe).replace(/\\$/, "");
  const text2 = pipe < 0 ? inner : inner.slice(pipe + 1);
  if (target === "") return false;
  addLink(inline, "wikilink", inline.openLine[bracket] ?? 0, start, at + 1, target, text2);
  return true;
}
function take(inline, bracket, at, after4, target, reference) {
  const start = inline.openAt[bracket] ?? 0;
  const image = inline.openImage[bracket] === true;
  const text2 = inline.source.slice(start + 1, at);
  const from = image ? start - 1 : start;
  const kind2 = image ? "image" : "link";
  addLink(inline, kind2, inline.openLine[bracket] ?? 0, from, after4, target, text2, reference);
}

// ../scanner/src/markdown/code-span.ts
function readCodeSpan(inline, at) {
  const { source, end, passage, draft } = inline;
  const from = pastTicks(source, at, end);
  const to = closingTicks(inline, from, from - at);
  if (to < 0) return from;
  const text2 = codeText(source.slice(from, to), passage.kind === "cell");
  const start = documentOffset(passage, from);
  const last = documentOffset(passage, to);
  draft.codeSpans.push({ line: lineOf(inline, at), start, end: last, text: text2 });
  inline.cuts?.push(at, from, to, to + (from - at));
  return to + (from - at);
}
function closingTicks(inline, from, length) {
  const { source, end, ticks } = inline;
  if (inline.ticksKnown && (ticks.get(length) ?? -1) < from) return -1;
  let at = from;
  while (at < end) {
    const run2 = source.indexOf("`", at);
    if (run2 < 0 || run2 >= end) break;
    at = pastTicks(source, run2, end);
    if (at - run2 === length) return run2;
    ticks.set(at - run2, run2);
  }
  inline.ticksKnown = true;
  return -1;
}
function pastTicks(source, at, end) {
  let index = at;
  while (index < end && source.charCodeAt(index) === BACKTICK) index += 1;
  return index;
}
function codeText(source, cell2) {
  let text2 = source.includes("\n") ? joinLines(source, " ") : source;
  if (cell2 && text2.includes("\\|")) text2 = text2.replaceAll("\\|", "|");
  const padded = text2.startsWith(" ") && text2.endsWith(" ") && /[^ ]/.test(text2);
  return padded ? text2.slice(1, -1) : text2;
}

// ../scanner/src/markdown/autolink.ts
var URI = /^[A-Za-z][A-Za-z\d.+-]{1,31}:/;
var EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
var EMAIL_LIMIT = 320;
function addAutolink(inline, at) {
  const { source, end } = inline;
  let close2 = at + 1;
  while (close2 < end) {
    const code = source.charCodeAt(close2);
    if (code === GREATER || code === LESS || code <= BLANK) break;
    close2 += 1;
  }
  if (close2 >= end || source.charCodeAt(close2) !== GREATER) return -1;
  const text2 = source.slice(at + 1, close2);
  const mail = !URI.test(text2);
  if (mail && (text2.length > EMAIL_LIMIT || !text2.includes("@") || !EMAIL.test(text2))) return -1;
  const target = mail ? `mailto:${text2}` : text2;
  addLink(inline, "autolink", lineOf(inline, at), at, close2 + 1, target, target);
  return close2 + 1;
}

// ../scanner/src/markdown/scan-tag.ts
var EXPRESSION_LIMIT = 2e3;
function scanTag(source, at, end, grammar) {
  if (source.charCodeAt(at + 1) === SLASH) return scanClosingTag(source, at, end);
  let index = scanName(source, at + 1, end);
  if (index < 0) return -(at + 1);
  for (; ; ) {
    const next = skipSpace(source, index, end);
    if (next >= end) return -end;
    const code = source.charCodeAt(next);
    if (code === GREATER) return next + 1;
    if (code === SLASH) {
      return next + 1 < end && source.charCodeAt(next + 1) === GREATER ? next + 2 : -next;
    }
    if (next === index) return -next;
    index = scanAttribute(source, next, end, grammar, IGNORED);
    if (index < 0) return index;
  }
}
function scanName(source, at, end) {
  if (at >= end || !isLetter(source.charCodeAt(at))) return -1;
  let index = at + 1;
  while (index < end) {
    const code = source.charCodeAt(index);
    if (!isLetter(code) && !isDigit(code) && code !== MINUS) break;
    index += 1;
  }
  return index;
}
function scanAttribute(source, at, end, grammar, attribute) {
  const first = source.charCodeAt(at);
  attribute.name = at;
  attribute.value = -1;
  if (grammar === "jsx" && first === OPEN_BRACE) {
    attribute.nameEnd = at;
    return scanExpression(source, at, end);
  }
  if (!isLetter(first) && first !== UNDERSCORE && first !== COLON2) return -at;
  let index = at + 1;
  while (index < end && isNamePart(source.charCodeAt(index))) index += 1;
  attribute.nameEnd = index;
  const equals = skipSpace(source, index, end);
  if (equals >= end || source.charCodeAt(equals) !== EQUALS) return index;
  return scanValue(source, skipSpace(source, equals + 1, end), end, grammar, attribute);
}
var IGNORED = { name: 0, nameEnd: 0, value: -1, valueEnd: -1 };
function scanValue(source, at, end, grammar, attribute) {
  if (at >= end) return -end;
  const first = source.charCodeAt(at);
  if (first === QUOTE || first === APOSTROPHE) {
    let close2 = at + 1;
    while (close2 < end && source.charCodeAt(close2) !== first) close2 += 1;
    if (close2 >= end) return -end;
    attribute.value = at + 1;
    attribute.valueEnd = close2;
    return close2 + 1;
  }
  if (grammar === "jsx" && first === OPEN_BRACE) return scanExpression(source, at, end);
  let index = at;
  while (index < end && isUnquoted(source.charCodeAt(index))) index += 1;
  if (index === at) return -at;
  attribute.value = at;
  attribute.valueEnd = index;
  return index;
}
function scanClosingTag(source, at, end) {
  const name = scanName(source, at + 2, end);
  if (name < 0) return -(at + 2);
  const close2 = skipSpace(source, name, end);
  return close2 < end && source.charCodeAt(close2) === GREATER ? close2 + 1 : -close2;
}
function scanExpression(source, at, end) {
  const limit2 = Math.min(end, at + EXPRESSION_LIMIT);
  let nesting = 0;
  for (let index = at; index < limit2; index += 1) {
    const code = source.charCodeAt(index);
    if (code === OPEN_BRACE) nesting += 1;
    if (code === CLOSE_BRACE) nesting -= 1;
    if (nesting === 0) return index + 1;
  }
  return -limit2;
}
function isNamePart(code) {
  return isLetter(code) || isDigit(code) || code === UNDERSCORE || code === COLON2 || code === DOT || code === MINUS;
}
function isUnquoted(code) {
  return !isSpace(code) && code > 32 && code !== QUOTE && code !== APOSTROPHE && code !== EQUALS && code !== LESS && code !== GREATER && code !== 96;
}

// ../scanner/src/markdown/scripts.ts
var NOTHING2 = 0;
var LETTER = 1;
var CHARACTER = 2;
var UNSPACED = 3;
var SEPARATOR = 4;
function scriptOf(text2, at) {
  const code = codePointAt(text2, at);
  return code < BASIC.length ? BASIC[code] ?? NOTHING2 : beyond(code);
}
function codePointAt(text2, at) {
  const lead = text2.charCodeAt(at);
  const second = text2.charCodeAt(at + 1) & 63;
  const third = text2.charCodeAt(at + 2) & 63;
  if (lead < 240) return (lead & 15) << 12 | second << 6 | third;
  const fourth = text2.charCodeAt(at + 3) & 63;
  return (lead & 7) << 18 | second << 12 | third << 6 | fourth;
}
function beginsSyllable(before, code) {
  if (isLeadingVowel(code)) return true;
  if (!isConsonant(code)) return false;
  return !isConsonant(before) && !isLeadingVowel(before) && before !== 6098 && before !== 4153;
}
function isLeadingVowel(code) {
  return code >= 3648 && code <= 3652 || code >= 3776 && code <= 3780;
}
function isConsonant(code) {
  return code >= 3585 && code <= 3630 || code >= 3713 && code <= 3758 || code >= 4096 && code <= 4138 || code >= 6016 && code <= 6067;
}
var ROWS = [
  [2048, 8191, LETTER],
  [2404, 2405, NOTHING2],
  // what ends sentences in India
  [3585, 3807, UNSPACED],
  // Thai, Lao
  [3647, 3647, NOTHING2],
  [3851, 3860, SEPARATOR],
  // Tibetan writes a point after each syllable
  [4096, 4255, UNSPACED],
  // Myanmar
  [4170, 4175, SEPARATOR],
  [4961, 4968, SEPARATOR],
  // Ethiopic
  [5760, 5760, SEPARATOR],
  [6016, 6143, UNSPACED],
  // Khmer
  [6100, 6106, SEPARATOR],
  [6144, 6159, NOTHING2],
  [11264, 11775, LETTER],
  // Glagolitic to Tifinagh
  [11904, 12255, CHARACTER],
  // radicals
  [12288, 12292, SEPARATOR],
  [12293, 12295, CHARACTER],
  [12296, 12351, SEPARATOR],
  [12353, 12543, CHARACTER],
  // Hiragana, Katakana
  [12439, 12444, NOTHING2],
  // sound marks
  [12448, 12448, SEPARATOR],
  [12539, 12539, SEPARATOR],
  [12549, 12591, CHARACTER],
  // Bopomofo
  [12593, 12686, LETTER],
  // Hangul letters
  [12688, 19903, CHARACTER],
  [19968, 40959, CHARACTER],
  [40960, 55295, LETTER],
  // Yi to Hangul syllables
  [63744, 64255, CHARACTER],
  [64256, 65023, LETTER],
  // presentation forms of Latin, Hebrew, Arabic
  [65040, 65055, SEPARATOR],
  [65072, 65135, SEPARATOR],
  [65136, 65278, LETTER],
  [65281, 65381, SEPARATOR],
  // full width
  [65296, 65305, LETTER],
  [65313, 65338, LETTER],
  [65345, 65370, LETTER],
  [65382, 65437, CHARACTER],
  // half-width Katakana; its sound marks are none
  [65441, 65500, LETTER]
  // half-width Hangul
];
var BASIC = basic();
function basic() {
  const table = new Uint8Array(65536);
  for (const [from, to, script] of ROWS) table.fill(script, from, to + 1);
  return table;
}
function beyond(code) {
  if (code >= 131072) return code < 262144 ? CHARACTER : NOTHING2;
  if (code >= 126976) return NOTHING2;
  if (code >= 94208 && code < 101888) return CHARACTER;
  if (code >= 110592 && code < 110960) return CHARACTER;
  const symbols = code >= 118784 && code < 119808 || code >= 120832 && code < 122880;
  return symbols ? NOTHING2 : LETTER;
}

// ../scanner/src/markdown/words.ts
var UNSPACED_CHARACTERS = 5;
function countWords(text2, start, end) {
  let words = 0;
  let armed = WORD;
  let unspaced = 0;
  for (let at = start; at < end; at += 1) {
    const kind2 = CLASSES[text2.charCodeAt(at)] ?? 0;
    words += armed & kind2;
    armed = (armed & ~kind2 | kind2 >> 1) & WORD;
    if (kind2 === IDEOGRAPH) {
      words += 1;
      armed = WORD;
    } else if (kind2 === BEYOND) {
      const step = stepBeyond(text2, at, armed);
      armed = step & WORD;
      words += step >> 1 & 1;
      unspaced += step >> 2;
    }
  }
  return words + Math.ceil(unspaced / UNSPACED_CHARACTERS);
}
function stepBeyond(text2, at, armed) {
  const script = scriptOf(text2, at);
  if (script === LETTER) return armed << 1;
  if (script === NOTHING2) return armed;
  if (script === CHARACTER) return WORD | 2;
  return script === UNSPACED ? WORD | 4 : WORD;
}
function addProse(draft, text2, line, start, end) {
  const { marks: marks2 } = draft;
  const classes2 = CLASSES;
  let words = 0;
  let opens = 0;
  let armed = WORD;
  let unspaced = 0;
  for (let at = start; at < end; at += 1) {
    const kind2 = classes2[text2.charCodeAt(at)] ?? 0;
    words += armed & kind2;
    armed = (armed & ~kind2 | kind2 >> 1) & WORD;
    if (kind2 >= IDEOGRAPH) {
      opens |= kind2;
      if ((kind2 & STOPS) !== 0) marks2.push(at);
      else if (kind2 === IDEOGRAPH) {
        words += 1;
        armed = WORD;
      } else if (kind2 === BEYOND) {
        const step = stepBeyond(text2, at, armed);
        armed = step & WORD;
        words += step >> 1 & 1;
        unspaced += step >> 2;
      }
    }
  }
  draft.proseWords += words + Math.ceil(unspaced / UNSPACED_CHARACTERS);
  draft.prose.push(line, start, end);
  return (opens & OPENS) !== 0;
}
function addMarks(draft, passage, start, end) {
  const { source, joined: joined3 } = passage;
  let opens = 0;
  for (let at = start; at < end; at += 1) {
    const kind2 = CLASSES[source.charCodeAt(at)] ?? 0;
    opens |= kind2;
    if ((kind2 & STOPS) !== 0 && joined3 === void 0) draft.marks.push(at);
  }
  return (opens & OPENS) !== 0;
}

// ../scanner/src/markdown/read-tag.ts
function readTag(inline, at, grammar) {
  const { source, end, passage, draft } = inline;
  if (inline.tagBudget <= 0) return -1;
  const after4 = scanTag(source, at, end, grammar);
  if (after4 < 0) {
    inline.tagBudget -= -after4 - at;
    return -1;
  }
  if (source.charCodeAt(at + 1) !== SLASH) readAttributes(inline, at, after4, grammar);
  if (passage.kind === "paragraph" || passage.kind === "cell") {
    draft.proseWords -= Math.max(0, countWords(source, at, after4) - 1);
  }
  return after4;
}
function readAttributes(inline, at, end, grammar) {
  const { source } = inline;
  const attribute = { name: 0, nameEnd: 0, value: -1, valueEnd: -1 };
  const nameEnd = scanName(source, at + 1, end);
  let next = skipSpace(source, nameEnd, end);
  while (next < end && source.charCodeAt(next) !== GREATER && source.charCodeAt(next) !== SLASH) {
    const after4 = scanAttribute(source, next, end, grammar, attribute);
    if (after4 < 0) return;
    if (attribute.value >= 0) takeAttribute(inline, at, nameEnd, end, attribute);
    next = skipSpace(source, after4, end);
  }
}
function takeAttribute(inline, at, nameEnd, end, attribute) {
  const { source, draft } = inline;
  const length = attribute.nameEnd - attribute.name;
  if (length < 2 || length > 4) return;
  const name = source.slice(attribute.name, attribute.nameEnd).toLowerCase();
  if (!TAKEN.has(name)) return;
  const value = trimmed(decodeEntities(source.slice(attribute.value, attribute.valueEnd)));
  if (value === "") return;
  if (name === "href" || name === "src") {
    addLink(inline, "html", lineOf(inline, at), at, end, value, "");
  } else if (name === "id" || nameEnd === at + 2 && (source.charCodeAt(at + 1) | 32) === 97) {
    draft.anchors.push({ line: lineOf(inline, at), id: value });
  }
}
var TAKEN = /* @__PURE__ */ new Set(["href", "src", "id", "name"]);

// ../scanner/src/markdown/raw-html.ts
function readAngle(inline, at) {
  const after4 = readAngled(inline, at);
  if (after4 < 0) return at + 1;
  return after4;
}
function readBrace(inline, at) {
  const { source } = inline;
  if (!source.startsWith("/*", at + 1)) return at + 1;
  const after4 = pastMark(inline, "*/}", at + 3);
  if (after4 < 0) return at + 1;
  addComment(inline, at, at + 3, after4 - 3);
  inline.cuts?.push(at, after4);
  return after4;
}
function readComment(inline, at) {
  const { source, end } = inline;
  if (source.startsWith(">", at + 4)) return at + 5;
  if (source.startsWith("->", at + 4)) return at + 6;
  const after4 = pastMark(inline, "-->", at + 4);
  if (after4 < 0 && inline.passage.kind !== "html") return -1;
  addComment(inline, at, at + 4, after4 < 0 ? end : after4 - 3);
  return after4 < 0 ? end : after4;
}
function pastMark(inline, mark, at) {
  const found2 = find(inline.finder, mark, at);
  return found2 >= 0 && found2 + mark.length <= inline.end ? found2 + mark.length : -1;
}
function readAngled(inline, at) {
  const { source, end } = inline;
  if (at + 2 >= end) return -1;
  const code = source.charCodeAt(at + 1);
  let after4 = -1;
  if (code === BANG) after4 = readDeclaration(inline, at);
  else if (code === QUESTION) after4 = pastMark(inline, "?>", at + 2);
  else {
    const link = code === SLASH ? -1 : addAutolink(inline, at);
    if (link >= 0) return link;
    after4 = readTag(inline, at, "html");
  }
  if (after4 >= 0) inline.cuts?.push(at, after4);
  return after4;
}
function readDeclaration(inline, at) {
  const { source } = inline;
  const code = source.charCodeAt(at + 2);
  if (source.startsWith("--", at + 2)) return readComment(inline, at);
  if (isLetter(code)) return pastMark(inline, ">", at + 2);
  if (code !== OPEN_BRACKET || !source.startsWith("CDATA[", at + 3)) return -1;
  return pastMark(inline, "]]>", at + 9);
}
function addComment(inline, at, from, to) {
  const { source, draft, passage } = inline;
  const text2 = trimmed(source.slice(from, Math.min(to, from + COMMENT_LIMIT)));
  draft.comments.push({ line: lineOf(inline, at), text: text2 });
  if (passage.kind === "paragraph" || passage.kind === "cell") {
    draft.proseWords -= countWords(source, from, to);
  }
}

// ../scanner/src/markdown/read-inline.ts
function readInline(inline, passage) {
  enterPassage(inline, passage);
  const { start, end } = passage;
  const { marks: marks2 } = inline.draft;
  if (passage.joined !== void 0) {
    readJoined(inline, passage);
    return;
  }
  let at = start;
  let next = inline.mark;
  for (; next < marks2.length; next += 1) {
    const mark = marks2[next] ?? end;
    if (mark >= end) break;
    if (mark >= at) at = readMark(inline, mark);
  }
  inline.mark = next;
}
function readJoined(inline, passage) {
  const { source, end } = passage;
  let at = passage.start;
  while (at < end) {
    if (((CLASSES[source.charCodeAt(at)] ?? 0) & STOPS) === 0) at += 1;
    else at = readMark(inline, at);
  }
}
function readMark(inline, at) {
  const { source } = inline;
  switch (source.charCodeAt(at)) {
    case BACKSLASH:
      if (!escapes(source, at)) return at + 1;
      inline.escaped = at + 2;
      return at + 2;
    case BACKTICK:
      return readCodeSpan(inline, at);
    case LESS:
      return readAngle(inline, at);
    case OPEN_BRACE:
      return readBrace(inline, at);
    case OPEN_BRACKET:
      openBracket(inline, at);
      return at + 1;
    case CLOSE_BRACKET:
      return closeBracket(inline, at);
    default:
      return at + 1;
  }
}
function openBracket(inline, at) {
  const { source, open, escaped: escaped2 } = inline;
  const image = at - 1 >= escaped2 && source.charCodeAt(at - 1) === BANG;
  if (open > 0) inline.openNested[open - 1] = true;
  inline.openAt[open] = at;
  inline.openLine[open] = lineOf(inline, at);
  inline.openImage[open] = image;
  inline.openNested[open] = false;
  inline.open += 1;
}

// ../scanner/src/markdown/heading-text.ts
function headingText(raw, targets2 = NONE) {
  if (!MARKUP.test(raw)) return raw;
  const source = latin1(raw.slice(0, LENGTH_LIMIT).replace(STAND_INS, "").replace(ATTRIBUTES, ""));
  const draft = createDraft();
  const inline = createInline(draft, targets2, createFinder(source), []);
  const place3 = { source, start: 0, end: source.length, line: 1, block: 1, joined: void 0 };
  const passage = { kind: "heading", ...place3 };
  addMarks(draft, passage, 0, source.length);
  readInline(inline, passage);
  const text2 = withoutEmphasis(utf8(render(source, rolesOf(source, inline))));
  return text2.replace(STAND_INS, restored).replace(/\s*\n\s*/g, " ");
}
var LENGTH_LIMIT = 1e3;
var NONE = /* @__PURE__ */ new Map();
var MARKUP = /[\\[\]*_`~<>{}&!\n]/;
var ATTRIBUTES = /[ \t]*\{(?: *#[^{}]*|\/\*[^{}]*\*\/)\}$/;
var TEXT = 0;
var CUT = 1;
var LITERAL = 2;
var STAND_INS = /[\uFDD0-\uFDD2]/g;
var FIRST_STAND_IN = 64976;
function restored(standIn) {
  return "*_~".charAt(standIn.charCodeAt(0) - FIRST_STAND_IN);
}
function literal(text2) {
  return text2.replace(
    /[*_~]/g,
    (mark) => latin1(String.fromCharCode(FIRST_STAND_IN + "*_~".indexOf(mark)))
  );
}
function rolesOf(source, inline) {
  const { draft } = inline;
  const roles = new Uint8Array(source.length);
  for (const { start, end } of draft.codeSpans) roles.fill(LITERAL, start, end);
  const cuts = inline.cuts ?? [];
  for (let at = 0; at < cuts.length; at += 2) roles.fill(CUT, cuts[at], cuts[at + 1]);
  for (const { kind: kind2, start, end, text: text2 } of draft.links) {
    if (kind2 === "link") {
      roles.fill(CUT, start, start + 1);
      roles.fill(CUT, start + 1 + text2.length, end);
    } else if (kind2 === "autolink") {
      roles.fill(LITERAL, start, end);
      roles.fill(CUT, start, start + 1);
      roles.fill(CUT, end - 1, end);
    }
  }
  for (const { kind: kind2, start, end } of draft.links) if (kind2 === "image") roles.fill(CUT, start, end);
  return roles;
}
function render(source, roles) {
  let text2 = "";
  let at = 0;
  while (at < source.length) {
    const role = roles[at];
    let end = at + 1;
    while (end < source.length && roles[end] === role) end += 1;
    if (role === LITERAL) text2 += literal(source.slice(at, end));
    if (role === TEXT) text2 += decoded2(source.slice(at, end));
    at = end;
  }
  return text2;
}
function decoded2(text2) {
  return text2.replace(/\\(.)|&[#\w]+;/g, (whole2, escaped2) => {
    if (escaped2 === void 0) return literal(decodeEntities(whole2));
    return (classOf(escaped2.charCodeAt(0)) & PUNCTUATION) === 0 ? whole2 : literal(escaped2);
  });
}

// ../scanner/src/markdown/slug.ts
function githubSlug(text2) {
  return text2.toLowerCase().replace(REMOVED, "").replaceAll(" ", "-");
}
function slugger() {
  const taken4 = /* @__PURE__ */ new Map();
  return (text2) => {
    const slug = githubSlug(text2);
    let name = slug;
    let count3 = taken4.get(slug) ?? 0;
    while (taken4.has(name)) {
      count3 += 1;
      name = `${slug}-${count3}`;
    }
    taken4.set(slug, count3);
    if (name !== slug) taken4.set(name, 0);
    return name;
  };
}
var REMOVED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

// ../scanner/src/mentions/characters.ts
var PLAIN2 = 1;
var GLOB = 2;
function kindOf(code) {
  return KINDS2[code] ?? 0;
}
var KINDS2 = kinds();
function kinds() {
  const table = new Uint8Array(256);
  for (let code = 128; code < 256; code += 1) table[code] = PLAIN2;
  for (let code = 48; code <= 57; code += 1) table[code] = PLAIN2;
  for (let code = 65; code <= 90; code += 1) {
    table[code] = PLAIN2;
    table[code | 32] = PLAIN2;
  }
  for (const character of "_-./+[]") table[character.charCodeAt(0)] = PLAIN2;
  for (const character of "*?{},") table[character.charCodeAt(0)] = GLOB;
  return table;
}

// ../scanner/src/mentions/extension.ts
function extensionOf2(path) {
  const dot = path.lastIndexOf(".");
  if (dot < 0 || dot < path.lastIndexOf("/")) return "";
  const extension = path.slice(dot + 1);
  return EXTENSION.test(extension) ? extension.toLowerCase() : "";
}
var EXTENSION = /^[A-Za-z][A-Za-z0-9_-]{0,15}$/;
function isDocumentName(token) {
  const dot = token.indexOf(".");
  return dot > 0 && DOCUMENT_NAME.test(token);
}
var DOCUMENT_NAME = /^[\w\x80-\xFF][\w.\x80-\xFF-]{0,120}\.(?:md|mdx|mdc|markdown|rst|adoc|asciidoc|org)(?:[#:].{1,80})?$/i;

// ../scanner/src/resolve/extensions.ts
var KNOWN_EXTENSIONS = new Set(
  [
    "md mdx markdown mdc rst adoc asciidoc txt org tex",
    "ts tsx mts cts js jsx mjs cjs vue svelte astro css scss sass less html htm",
    "py pyi ipynb rb go rs java kt kts scala swift c h cc cpp cxx hpp hh m mm cs fs vb",
    "php pl pm lua r jl ex exs erl hrl clj cljs edn hs ml mli nim zig dart groovy sol v sv",
    "sh bash zsh fish ps1 psm1 bat cmd awk sql graphql proto thrift tf tfvars hcl nix",
    "json jsonc json5 yaml yml toml ini cfg conf xml csv tsv lock properties gradle cmake mk bzl",
    "png jpg jpeg gif svg webp avif ico pdf puml drawio mmd wasm"
  ].join(" ").split(" ")
);

// ../scanner/src/mentions/other-things.ts
function isOtherThanPath(path, extension, pattern) {
  if (path.includes("//") || PLACEHOLDER.test(path)) return true;
  const known2 = KNOWN_EXTENSIONS.has(extension);
  const first = path.slice(0, indexOr(path, "/", path.length));
  if (first === "") return !known2 || SYSTEM.test(path);
  if (/^[~@$%-]/.test(first)) return true;
  if (HOST.test(first) || first === "localhost") return true;
  if (MEDIA.test(path) && (!known2 || path.includes("+"))) return true;
  if (!/[A-Za-z\x80-\xFF]/.test(path) && !path.startsWith(".")) return true;
  if (pattern) return !/[A-Za-z\x80-\xFF.]/.test(path.replace(/\*+/g, ""));
  return !known2 && isProse(path, first);
}
function indexOr(text2, character, otherwise) {
  const at = text2.indexOf(character);
  return at < 0 ? otherwise : at;
}
function isProse(path, first) {
  if (first === "." || first === "..") return path.length < 4 && path.endsWith("/");
  if (path.endsWith("/")) return first.length < 2;
  if (BRANCH.test(path) || PAIR.test(path)) return true;
  const segments = path.split("/");
  if (first.length < 2 || (segments.at(-1) ?? "").length < 2) return true;
  return segments.every((segment) => /^[A-Z\d]+$/.test(segment));
}
var SYSTEM = /^\/(?:etc|usr|var|tmp|home|dev|proc|sys|opt|bin|sbin|lib|lib64|root|run|srv|mnt|media|boot|private|Users|Library|Applications|System|Volumes|nix|snap|data|workspaces?|app|api|v\d+)(?:\/|$)/;
var PLACEHOLDER = new RegExp(
  [
    "(?:^|/)(?:path|dir|directory|folder)[-_/]to(?:[-_/]|$)",
    "(?:^|[/_.-])(?:N{3,}|X{3,}|x{3,}|YYYY|yyyy|MM|DD|HHMM)(?=[/_.-]|$)",
    "(?:^|/)(?:your|some)(?:[-_]|[A-Z])|(?:^|/)(?:Your|My)[A-Z]|(?:^|[/_-])YOUR[-_]",
    "(?:^|/)(?:foo|bar|baz|qux|quux|foobar|foo-bar|foo_bar)(?:[/.]|$)",
    String.raw`(?:^|/)\.{3,}(?:/|$)|\.{3}`
  ].join("|")
);
var HOST = /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|ai|co|uk|de|fr|jp|cn|ru|eu|us|edu|gov|info|xyz|me|sh|so|gg|tv|cloud|site|page|pages|land|run|tech|wiki|blog|test|local|localhost|internal|example|invalid|rs|pub|in|is|to|ly|be|ch|nl|at|ca|au)$/;
var MEDIA = /^(?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+*-]+$/;
var BRANCH = /^(?:feature|features|feat|fix|fixes|bugfix|hotfix|chore|release|refs|origin|upstream|heads|remotes|dependabot|renovate|copilot|codex|claude|cursor|user|users|wip)\/[\w.+-]+(?:\/[\w.+-]+)*$/;
var PAIR = new RegExp(
  `^(?:${[
    "and/or|either/or|he/she|his/her|s/he|yes/no|true/false|on/off|in/out|up/down|left/right",
    "read/write|reads/writes|input/output|inputs/outputs|request/response|client/server|start/stop|start/end",
    "pass/fail|success/failure|success/error|enable/disable|enabled/disabled|open/close|push/pull|get/set",
    "unit/integration|integration/e2e|unit/e2e|dev/prod|staging/production|dev/staging/prod|before/after",
    "create/update|create/update/delete|create/read/update/delete|add/remove|insert/update|load/save",
    "import/export|public/private|light/dark|min/max|key/value|name/value|host/port|async/await|try/catch",
    "if/else|try/finally|stdin/stdout|stdout/stderr|header/footer|row/column|parent/child|source/target",
    "macOS/Linux|Linux/macOS|Mac/Linux|Windows/Linux|Linux/Windows|iOS/Android|GNU/Linux|TCP/IP|HTTP/\\d(?:\\.\\d)?"
  ].join("|")})$`,
  "i"
);

// ../scanner/src/mentions/suffix.ts
function withoutSuffix(token) {
  const mark = token.search(/[#:?]/);
  if (mark < 0) return { path: token, fragment: void 0 };
  const path = token.slice(0, mark);
  const rest = token.slice(mark);
  if (!/\.[A-Za-z][\w-]{0,15}$/.test(path.slice(-20))) return whole(token);
  if (rest.startsWith(":"))
    return POINTER.test(rest) ? { path, fragment: void 0 } : whole(token);
  if (rest.startsWith("?"))
    return /^\?\w{1,20}$/.test(rest) ? { path, fragment: void 0 } : whole(token);
  const fragment = rest.slice(1);
  if (LINES.test(fragment) || fragment === "") return { path, fragment: void 0 };
  return FRAGMENT.test(fragment) ? { path, fragment } : whole(token);
}
function whole(token) {
  return { path: token, fragment: void 0 };
}
var POINTER = /^::?(?:L?\d+(?:(?:[-:,]|\xE2\x80\x93)L?\d+){0,8}|[A-Za-z_$][\w$]*(?:(?:\.|::|#|\/)[\w$]+){0,8}(?:\(\))?)$/;
var LINES = /^L?\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/;
var FRAGMENT = /^[\w.%\x80-\xFF-]{1,120}$/;

// ../scanner/src/mentions/code-path.ts
var TOKEN_LIMIT = 260;
function codePath(token) {
  if (token.length > TOKEN_LIMIT || token.length < 3) return void 0;
  if (!token.includes("/")) return documentName(token);
  const { path, fragment } = withoutSuffix(token);
  const traits = traitsOf(path);
  if (traits === void 0) return void 0;
  const pattern = traits.glob;
  if (isOtherThanPath(path, extensionOf2(path), pattern)) return void 0;
  if (fragment !== void 0 && extensionOf2(path) === "") return void 0;
  const target = copy(utf8(path.replaceAll("%20", " ")));
  return fragment === void 0 ? { target, pattern } : { target, fragment: copy(utf8(fragment)), pattern };
}
function documentName(token) {
  if (!isDocumentName(token)) return void 0;
  const { path, fragment } = withoutSuffix(token);
  if (path.length < 3 || isOtherThanPath(path, extensionOf2(path), false)) return void 0;
  for (let at = 0; at < path.length; at += 1) {
    if (kindOf(path.charCodeAt(at)) !== PLAIN2) return void 0;
  }
  const target = copy(utf8(path));
  return fragment === void 0 ? { target, pattern: false } : { target, fragment: copy(utf8(fragment)), pattern: false };
}
function traitsOf(path) {
  let glob = false;
  let choice = false;
  let braces = 0;
  let brackets = 0;
  for (let at = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    if (code === STAR2 || code === QUESTION2) glob = true;
    else if (code === OPEN_BRACE2) braces += 1;
    else if (code === CLOSE_BRACE2) braces -= 1;
    else if (code === OPEN_BRACKET2) brackets += 1;
    else if (code === CLOSE_BRACKET2) brackets -= 1;
    else if (code === SLASH2 && brackets > 0) return void 0;
    else if (code === COMMA && braces > 0) choice = true;
    else if (code === COMMA || kindOf(code) === 0 && !isAllowed(path, at, code)) return void 0;
    if (braces < 0 || brackets < 0) return void 0;
  }
  const gap = path.includes("{") && !choice;
  return gap || braces > 0 || brackets > 0 ? void 0 : { glob: glob || choice };
}
var STAR2 = 42;
var COMMA = 44;
var SLASH2 = 47;
var QUESTION2 = 63;
var OPEN_BRACKET2 = 91;
var CLOSE_BRACKET2 = 93;
var OPEN_BRACE2 = 123;
var CLOSE_BRACE2 = 125;
function isAllowed(path, at, code) {
  const before = path[at - 1];
  const after4 = path[at + 1];
  if (code === 64) return before === "/";
  if (code === 40) return before === "/" && after4 !== ")";
  if (code === 41) return after4 === "/" || after4 === void 0;
  if (code === 37) return path.startsWith("%20", at);
  return false;
}

// ../scanner/src/mentions/code.ts
function codeMentions(structure, found2) {
  for (const { line, text: text2 } of structure.codeSpans) {
    const path = codePath(text2);
    if (path !== void 0) found2.push({ line, kind: "code", ...path });
  }
}

// ../scanner/src/mentions/programs.ts
function pathWords(words) {
  let start = 0;
  while (start < words.length && isPrefix(words[start] ?? "")) start += 1;
  const program = words[start] ?? "";
  const name = program.slice(program.lastIndexOf("/") + 1);
  const subcommand = words[start + 1] ?? "";
  const rest = words.slice(start + 1);
  const own = program.includes("/") ? [program] : [];
  if (NAMES_NO_FILES.has(name) || isNameless(name, subcommand)) return own;
  const args = rest.map(withoutOption).filter((word) => word !== "");
  return [...own, ...COPIES.has(name) ? args.slice(0, -1) : args];
}
function isPrefix(word) {
  return /^[A-Za-z_]\w*=/.test(word) || RUNNERS.has(word);
}
var RUNNERS = /* @__PURE__ */ new Set([
  ...[
    "sudo",
    "time",
    "exec",
    "nohup",
    "env",
    "command",
    "xargs",
    "then",
    "do",
    "else",
    "if",
    "!",
    "{"
  ]
]);
function withoutOption(word) {
  if (!word.startsWith("-")) return word;
  const equals = word.indexOf("=");
  return equals < 0 ? "" : word.slice(equals + 1);
}
var COPIES = /* @__PURE__ */ new Set(["cp", "rsync", "install", "ln"]);
var NAMES_NO_FILES = /* @__PURE__ */ new Set([
  // They make, move or remove files.
  ...["mkdir", "touch", "mv", "rm", "rmdir", "tee", "mktemp", "tar", "unzip", "zip", "truncate"],
  // They take text or addresses.
  ...["echo", "printf", "export", "alias", "unset", "curl", "wget", "http", "ssh", "scp", "ping"],
  // They take names of packages, images and other things elsewhere.
  ...["npx", "bunx", "pnpx", "pip", "pip3", "pipx", "brew", "apt", "apt-get", "yum", "dnf", "apk"],
  ...["pacman", "snap", "choco", "winget", "scoop", "gem", "conda", "mamba", "nvm", "asdf", "code"],
  ...[
    "docker",
    "podman",
    "kubectl",
    "helm",
    "gh",
    "glab",
    "aws",
    "gcloud",
    "az",
    "heroku",
    "claude"
  ],
  ...["gsutil", "vercel", "netlify", "flyctl", "degit", "tiged", "sed", "awk", "defaults", "which"]
]);
function isNameless(program, subcommand) {
  return SUBCOMMANDS.get(program)?.test(subcommand) ?? false;
}
var PACKAGES = /^(?:i|in|install|add|remove|uninstall|rm|up|update|upgrade|create|init|dlx|exec|x|link|view|info|why|global|publish|login)$/;
var SUBCOMMANDS = /* @__PURE__ */ new Map([
  ["npm", PACKAGES],
  ["pnpm", PACKAGES],
  ["yarn", PACKAGES],
  ["bun", PACKAGES],
  ["deno", /^(?:add|install|remove)$/],
  ["uv", /^(?:add|remove|pip|tool)$/],
  ["uvx", /./],
  ["poetry", /^(?:add|remove)$/],
  ["cargo", /^(?:add|install|new|init)$/],
  ["go", /^(?:get|install|mod|work)$/],
  ["composer", /^(?:require|remove|create-project)$/],
  ["git", /^(?!(?:add|log|diff|show|blame|ls-files|check-ignore|apply|am)$)/],
  ["hg", /./]
]);

// ../scanner/src/mentions/shell-words.ts
function shellWords(command2) {
  const commands2 = [[]];
  let writes = false;
  for (const [token] of command2.matchAll(TOKEN2)) {
    if (token.startsWith("#")) break;
    if (/^[|&;()]/.test(token)) commands2.push([]);
    else if (/^\d?>/.test(token)) writes = true;
    else if (token.startsWith("<")) continue;
    else {
      if (!writes) commands2.at(-1)?.push(unquoted(token));
      writes = false;
    }
  }
  return commands2;
}
var TOKEN2 = /[|&;()]+|\d?>>?&?|<+-?|(?:[^\s|&;()<>"'\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*'|["'\\])+/g;
function unquoted(token) {
  return /["'\\]/.test(token) ? token.replace(/\\([\s\S])|["']/g, "$1") : token;
}

// ../scanner/src/mentions/commands.ts
function commandMentions(structure, text2, found2) {
  eachShellCommand(structure, text2, (command2, line) => addCommand(command2, line, found2));
}
function eachShellCommand(structure, text2, visit3) {
  for (const fence of structure.fences) {
    if (fence.kind !== "fenced" || !isShell(fence.info)) continue;
    eachCommand(fence, text2, (command2, line) => visit3(command2, line, fence));
  }
}
function isShell(info) {
  return SHELL.test(info);
}
var SHELL = /^\{?[\s.]*(?:sh|bash|zsh|fish|shell|console|terminal|shellsession|shell-session|sh-session|bash-session)(?![\w-])/i;
function eachCommand(fence, text2, visit3) {
  const lines2 = text2.slice(fence.start, fence.end).split("\n");
  const session = lines2.some((line) => PROMPT.test(line));
  let inlined;
  let command2 = "";
  let first = fence.line + 1;
  for (const [index, line] of lines2.entries()) {
    if (inlined !== void 0) {
      if (trimmed(line) === inlined) inlined = void 0;
      continue;
    }
    const part = partOf(line, session && command2 === "");
    if (part === void 0) continue;
    if (command2 === "") first = fence.line + 1 + index;
    if (part.endsWith("\\") && command2.length < COMMAND_LIMIT) {
      command2 += `${part.slice(0, -1)} `;
      continue;
    }
    visit3(command2 + part, first);
    command2 = "";
    inlined = INLINED.exec(part)?.[1];
  }
  if (command2 !== "") visit3(command2, first);
}
var COMMAND_LIMIT = 8 * 1024;
var PROMPT = /^[\s>]{0,40}(?:[$%] |[\w.-]{1,40}@[\w.-]{1,40}[^$#]{0,80}[$#] )/;
var INLINED = /<<-?\s*["']?([A-Za-z_]\w{0,40})["']?/;
function partOf(line, session) {
  const prompt = session ? PROMPT.exec(line) : null;
  if (session && prompt === null) return void 0;
  const part = trimmed(line.slice(prompt?.[0].length ?? 0));
  return part === "" || part.startsWith("#") || /^(?:\xE2\x94|\||\+--|\{[{%])/.test(part) ? void 0 : part;
}
function addCommand(command2, line, found2) {
  if (!command2.includes("/")) return;
  for (const words of shellWords(command2)) {
    for (const word of pathWords(words)) {
      const path = word.includes("/") ? codePath(word) : void 0;
      if (path !== void 0) found2.push({ line, kind: "command", ...path });
    }
  }
}

// ../scanner/src/mentions/imports.ts
function importMentions(structure, text2, found2) {
  let at = text2.indexOf("@");
  if (at < 0) return;
  eachProse(structure, (line, start, end) => {
    if (at >= 0 && at < start) at = text2.indexOf("@", start);
    for (; at >= 0 && at < end; at = text2.indexOf("@", at + 1)) {
      if (at > start && !isOpening(text2.charCodeAt(at - 1))) continue;
      const target = importedAt(text2, at + 1, end);
      if (target === void 0 || inCode(structure, at)) continue;
      found2.push({ line, kind: "import", target, pattern: false });
    }
  });
}
function isOpening(code) {
  return code === 32 || code === 9 || code === 40;
}
function importedAt(text2, start, end) {
  let stop = start;
  const limit2 = Math.min(end, start + TOKEN_LIMIT);
  while (stop < limit2 && kindOf(text2.charCodeAt(stop)) === PLAIN2) stop += 1;
  while (stop > start && text2[stop - 1] === ".") stop -= 1;
  const token = text2.slice(start, stop);
  const extension = extensionOf2(token);
  if (!IMPORTED.has(extension) || token.startsWith("/")) return void 0;
  return isOtherThanPath(token, extension, false) ? void 0 : copy(utf8(token));
}
var IMPORTED = new Set(
  "md mdx mdc markdown txt rst adoc json jsonc yaml yml toml".split(" ")
);
function inCode({ codeSpans }, at) {
  let low = 0;
  let high = codeSpans.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((codeSpans[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const span = codeSpans[low - 1];
  return span !== void 0 && at < span.start + span.text.length;
}

// ../scanner/src/mentions/address.ts
function addressOf(written) {
  const destination = trimmed(written);
  if (destination === "" || destination.length > DESTINATION_LIMIT) return void 0;
  if (isElsewhere(destination) || GAP.test(destination)) return void 0;
  const hash = destination.indexOf("#");
  const before = hash < 0 ? destination : destination.slice(0, hash);
  const query = before.indexOf("?");
  const path = query < 0 ? before : before.slice(0, query);
  const target = decoded3(path.replace(LINES2, "$1"));
  const fragment = hash < 0 ? "" : decoded3(destination.slice(hash + 1));
  if (fragment === "" || NO_ANCHOR.test(fragment)) return path === "" ? void 0 : { target };
  return { target, fragment };
}
var DESTINATION_LIMIT = 4096;
function isElsewhere(destination) {
  if (destination.startsWith("http")) return /^https?:/.test(destination);
  if (destination.startsWith("//")) return true;
  const scheme = SCHEME.exec(destination)?.[0];
  return scheme !== void 0 && !(scheme.includes(".") && LINES2.test(destination));
}
var SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
var GAP = /\{\{|\{%|<%|\$\{|\{[<#]|^\{[^}]*\}$/;
var LINES2 = /^([^:]*\.[A-Za-z][A-Za-z0-9]{0,9}):\d+(?:[-:]\d+){0,3}$/;
var NO_ANCHOR = /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$|^:~:/;
function decoded3(text2) {
  const bytes = text2.includes("%") ? text2.replace(PERCENT, byteOf) : text2;
  return copy(utf8(bytes));
}
var PERCENT = /%([0-9A-Fa-f]{2})/g;
function byteOf(_whole, digits2) {
  return String.fromCharCode(Number.parseInt(digits2, 16));
}

// ../scanner/src/mentions/links.ts
function linkMentions(structure, found2) {
  for (const link of structure.links) {
    if (link.reference !== void 0) continue;
    if (link.kind === "autolink") {
      addHosted(found2, link.line, link.target);
      continue;
    }
    const target = link.kind === "wikilink" ? withoutAlias(link) : link.target;
    add2(found2, link.line, link.kind, target);
  }
  for (const { line, target } of structure.definitions) add2(found2, line, "definition", target);
}
function add2(found2, line, kind2, written) {
  const address = addressOf(written);
  if (address === void 0) addHosted(found2, line, written);
  else found2.push({ line, kind: kind2, ...address, pattern: address.target.includes("*") });
}
function addHosted(found2, line, written) {
  if (!written.startsWith("http")) return;
  const path = HOSTED.exec(written)?.[1];
  const address = path === void 0 ? void 0 : addressOf(`/${path}`);
  if (address === void 0) return;
  found2.push({ line, kind: "autolink", ...address, pattern: false });
}
var HOSTED = /^https?:\/\/(?:github\.com|gitlab\.com)\/[\w.-]{1,100}\/[\w.-]{1,100}\/(?:-\/)?(?:blob|tree)\/[^/]{1,100}\/([^\s]{1,1000})$/;
function withoutAlias({ target }) {
  const bar = target.indexOf("|");
  return bar < 0 ? target : target.slice(0, bar);
}

// ../scanner/src/mentions.ts
var MENTION_LIMIT = 65536;
function mentionsOf(structure, text2, format2) {
  const found2 = [];
  linkMentions(structure, found2);
  codeMentions(structure, found2);
  commandMentions(structure, text2, found2);
  if (format2 === "markdown") importMentions(structure, text2, found2);
  found2.sort((one, other) => one.line - other.line);
  return found2.length > MENTION_LIMIT ? found2.slice(0, MENTION_LIMIT) : found2;
}

// ../scanner/src/silencer.ts
var SILENCERS_LIMIT = 64;
function silencersOf(comments) {
  const found2 = [];
  for (const { line, text: text2 } of comments) {
    const said2 = text2.startsWith(MARK3) ? SILENCER.exec(text2) : null;
    if (said2 === null) continue;
    const [, signal = "", reason = ""] = said2;
    found2.push({ line, signal: copy(utf8(signal)), reason: copy(utf8(tidied(reason))) });
    if (found2.length >= SILENCERS_LIMIT) break;
  }
  return found2;
}
var MARK3 = "dochygiene-ignore";
var SILENCER = /^dochygiene-ignore(?![\w-])\s*([^\s:]*)(?:[ \t]*:([\s\S]*))?/;
function tidied(reason) {
  return reason.replace(/\s+/g, " ").trim();
}

// ../scanner/src/document-of.ts
function documentOf(source) {
  const { path, format: format2, bytes, text: text2, structure } = source;
  const targets2 = new Map(
    structure.definitions.map(({ label, target }) => [label, target]).reverse()
  );
  const rendered = structure.headings.map(({ text: raw }) => copy(headingText(utf8(raw), targets2)));
  const headings = structure.headings.map(
    ({ line, level }, at) => ({ line, level, text: rendered[at]?.trim() ?? "" })
  );
  const slug = slugger();
  const anchors = new Set(rendered.map((text3) => copy(slug(text3))));
  for (const { id } of structure.anchors) anchors.add(copy(utf8(id)));
  const generated2 = generatedMark(path, text2, structure);
  const silencers = silencersOf(structure.comments);
  return {
    path,
    format: format2,
    bytes,
    lines: structure.lines,
    words: structure.proseWords,
    frontmatter: frontmatter(text2),
    headings,
    anchors,
    mentions: mentionsOf(structure, text2, format2),
    ...generated2 === void 0 ? {} : { generated: generated2 },
    ...silencers.length > 0 ? { silencers } : {}
  };
}

// ../scanner/src/frontmatter/marker-words.ts
function accepted({ word, exact }, line) {
  if (exact) return { word, line, doubt: void 0 };
  const message = `Line ${line} is taken to mean "hygiene: ${word}": write it exactly so, as a line of its own in the YAML frontmatter`;
  return { word, line, doubt: { code: "DOUBTFUL_FROZEN", line, message } };
}
function refused2(line, why2) {
  const message = `Line ${line} names "hygiene" but ${why2}, so it protects nothing: write "hygiene: frozen" or "hygiene: append-only" as a line of its own in the YAML frontmatter`;
  return { word: void 0, line, doubt: { code: "DOUBTFUL_FROZEN", line, message } };
}
function taken2({ word }, line, broken) {
  const at = broken.line ?? line;
  const message = `The frontmatter ${broken.why}; "hygiene: ${word}" on line ${line} is taken at its word: mend the block`;
  return { word, line, doubt: { code: "MALFORMED_FRONTMATTER", line: at, message } };
}

// ../scanner/src/frontmatter/meaning.ts
function meaningOf(value) {
  if (value === "frozen" || value === "append-only") return { word: value, exact: true };
  const first = NEAR2.exec(value.slice(0, VALUE_LIMIT))?.[1];
  if (first === void 0) return UNKNOWN;
  return { word: first.toLowerCase() === "frozen" ? "frozen" : "append-only", exact: false };
}
var UNKNOWN = { word: void 0, exact: false };
function stronger(a, b) {
  if (a === void 0) return b;
  return rank2(a) >= rank2(b) ? a : b;
}
var VALUE_LIMIT = 256;
var NEAR2 = /^(?:[\s"'`*_({[<\u00A0]|\xC2)*(frozen|append[-_ ]?only)(?![a-z0-9])/i;
function rank2({ word, exact }) {
  if (word === void 0) return 0;
  return (word === "frozen" ? 3 : 1) + (exact ? 1 : 0);
}

// ../scanner/src/frontmatter/marker-lines.ts
function markerInLines(content, firstLine, broken) {
  const lines2 = content.split("\n");
  let lookalike;
  let best2;
  let settings = 0;
  for (const [index, text2] of lines2.entries()) {
    const candidate = CANDIDATE.test(text2) ? SETTING.exec(text2) : null;
    if (candidate === null) continue;
    settings += 1;
    if (settings > SETTING_LIMIT) break;
    const [, indent = "", indicators = "", key = "", separator = "", rest = ""] = candidate;
    const line = firstLine + index;
    const meaning = meaningOfRest(lines2, index, separator, rest);
    if (meaning === void 0) continue;
    const nested = indicators.includes("-") || isNested(lines2, index, indent);
    if (meaning.word === void 0 || nested) {
      const why2 = nested ? "stands under another key" : "has a value that is not known";
      lookalike ??= refused2(line, why2);
      continue;
    }
    const exact = meaning.exact && key === "hygiene" && separator.trim() === ":";
    const marker = broken === void 0 ? accepted({ word: meaning.word, exact: false }, line) : taken2({ word: meaning.word, exact }, line, broken);
    if (best2 === void 0 || best2.word !== "frozen" && marker.word === "frozen") best2 = marker;
  }
  return best2 ?? lookalike;
}
var SETTING_LIMIT = 256;
var CANDIDATE = /hygiene/i;
var SETTING = /^([ \t]*)((?:[{?-][ \t]*)*)["']?(hygiene)["']?([ \t]*(?:[:=]|\xEF\xBC\x9A|\uFF1A)|[ \t]*$)(.*)$/i;
function meaningOfRest(lines2, index, separator, rest) {
  let value = withoutProperties(rest);
  if (value === "" || /^[|>][-+\d]*$/.test(value)) {
    const next = nextContent(lines2, index);
    const continues = next !== void 0 && (/^[ \t]/.test(next) || /^[-:]/.test(next));
    if (!continues) return separator.trim() === "" ? void 0 : UNKNOWN;
    value = withoutProperties(next.trim().replace(/^[-:][ \t]*/, ""));
  }
  const alias = /^\*([^\s,\]}]+)/.exec(value)?.[1];
  if (alias !== void 0) value = anchored(lines2, alias);
  const quoted2 = /^(["'])(.*)\1,?$/.exec(value);
  return meaningOf(quoted2?.[2] ?? value.replace(/,$/, ""));
}
function withoutProperties(rest) {
  return rest.replace(/(^|[ \t])#.*$/, "").trim().replace(/^(?:[!&]\S*[ \t]+)+/, "");
}
function nextContent(lines2, index) {
  for (let at = index + 1; at < lines2.length && at <= index + LOOK_AHEAD; at += 1) {
    const line = lines2[at] ?? "";
    if (line.trim() !== "" && !line.trimStart().startsWith("#")) return line;
  }
  return void 0;
}
var LOOK_AHEAD = 8;
function anchored(lines2, name) {
  for (const line of lines2) {
    const at = line.indexOf(`&${name} `);
    if (at >= 0) return withoutProperties(line.slice(at));
  }
  return "";
}
function isNested(lines2, index, indent) {
  if (indent === "") return false;
  for (let at = index - 1; at >= 0 && at >= index - PARENT_LIMIT; at -= 1) {
    const line = lines2[at] ?? "";
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const own = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (own < indent.length) return PARENT.test(line);
  }
  return false;
}
var PARENT_LIMIT = 256;
var PARENT = /^[^:#]{1,200}:[ \t]*(?:[!&]\S+[ \t]*)?(?:[|>][-+\d]{0,2}[ \t]*)?(?:#.*)?$/;

// ../scanner/src/frontmatter/marker-outside.ts
function markerOutside(part, firstLine) {
  if (!/hygiene/i.test(part)) return void 0;
  let fence = "";
  for (const [index, text2] of part.split("\n").entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text2)?.[1] ?? "";
    if (fence !== "") {
      if (mark.startsWith(fence)) fence = "";
      continue;
    }
    fence = mark;
    const found2 = MISPLACED.exec(text2);
    if (found2 === null) continue;
    const [, comment, value = ""] = found2;
    const { word } = meaningOf(value.trim());
    if (word === void 0) continue;
    if (comment !== void 0 && comment !== "" && word === "append-only") continue;
    return refused2(firstLine + index, "stands outside the YAML frontmatter, which opens on line 1");
  }
  return void 0;
}
var MISPLACED = /^ {0,3}(?:\xEF\xBB\xBF)?(?:(<!--|\{\/\*|\/\/|\.\.|#)[ \t]*)?["']?hygiene["']?[ \t]*[:=][ \t]*(.{1,80})/i;

// ../scanner/src/frontmatter/marker-yaml.ts
var import_yaml = __toESM(require_dist(), 1);

// ../scanner/src/frontmatter/intricacy.ts
var NESTING_LIMIT2 = 128;
var SIGN_LIMIT = 1536;
function isIntricate(content) {
  let signs = 0;
  let opened2 = 0;
  let indicator = false;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    if (SIGNS.has(code)) signs += 1;
    if (code === 91 || code === 123) opened2 += 1;
    if (code === 32 || code === 9) continue;
    const isIndicator = code === 45 || code === 63 || code === 58;
    if (isIndicator && indicator && isSeparated(content, at)) opened2 += 1;
    indicator = isIndicator;
  }
  return opened2 > NESTING_LIMIT2 || signs > SIGN_LIMIT;
}
var SIGNS = new Set(
  [...'\n,:?[]{}&*!"%@`|>'].map((sign2) => sign2.charCodeAt(0))
);
function isSeparated(content, at) {
  const next = content.charCodeAt(at + 1);
  return next === 32 || next === 9 || next === 10 || Number.isNaN(next);
}

// ../scanner/src/frontmatter/marker-yaml.ts
function markerInYaml(content, firstLine) {
  const broken = (why2, line) => markerInLines(content, firstLine, line === void 0 ? { why: why2 } : { why: why2, line });
  if (isIntricate(content)) return broken("is too intricate to be read as YAML");
  const document = parse(content);
  if (document === void 0) return broken("cannot be read as YAML");
  const lineAt4 = (offset) => firstLine + newlines(content, offset);
  const [error] = document.errors;
  if (error !== void 0) return broken("cannot be read as YAML", lineAt4(error.pos[0]));
  const { contents } = document;
  if (!(0, import_yaml.isMap)(contents)) return broken("holds no keys");
  const found2 = { top: void 0, nested: void 0, anchors: void 0, contents };
  for (const pair of contents.items) look(pair, found2, 0);
  if (found2.top !== void 0) {
    const line = lineAt4(found2.top.offset);
    return found2.top.meaning.word === void 0 ? refused2(line, "has a value that is not known") : accepted(found2.top.meaning, line);
  }
  if (found2.nested !== void 0) {
    return refused2(lineAt4(found2.nested.offset), "stands under another key");
  }
  return markerInLines(content, firstLine, void 0);
}
function parse(content) {
  try {
    const options = {
      schema: "core",
      merge: false,
      resolveKnownTags: false,
      // A key that stands twice is no reason to distrust the rest of the block.
      uniqueKeys: false,
      logLevel: "silent",
      prettyErrors: false
    };
    const document = (0, import_yaml.parseDocument)(content, options);
    return document;
  } catch {
    return void 0;
  }
}
function look(pair, found2, depth2) {
  const { key, value } = pair;
  if ((0, import_yaml.isScalar)(key) && isHygiene(key.value)) {
    const exactKey = key.value === "hygiene";
    const meaning = meaningOfNode(value, found2);
    const place3 = {
      meaning: { word: meaning.word, exact: meaning.exact && exactKey },
      offset: key.range?.[0] ?? 0
    };
    if (depth2 > 0) found2.nested ??= place3;
    else if (stronger(found2.top?.meaning, place3.meaning) === place3.meaning) found2.top = place3;
    return;
  }
  within(value, found2, depth2 + 1);
}
function within(node, found2, depth2) {
  if ((0, import_yaml.isMap)(node)) for (const pair of node.items) look(pair, found2, depth2);
  if ((0, import_yaml.isSeq)(node)) {
    for (const item of node.items) {
      if ((0, import_yaml.isPair)(item)) look(item, found2, depth2);
      else within(item, found2, depth2);
    }
  }
}
function isHygiene(key) {
  return typeof key === "string" && key.trim().toLowerCase() === "hygiene";
}
function meaningOfNode(node, found2) {
  if ((0, import_yaml.isAlias)(node)) {
    found2.anchors ??= anchorsOf(found2.contents);
    const target = found2.anchors.get(node.source);
    return (0, import_yaml.isAlias)(target) ? UNKNOWN : meaningOfNode(target, found2);
  }
  if ((0, import_yaml.isScalar)(node)) {
    if (typeof node.value !== "string") return UNKNOWN;
    const meaning = meaningOf(node.value);
    const plainTag = node.tag === void 0 || node.tag.startsWith("tag:yaml.org,");
    return plainTag ? meaning : { word: meaning.word, exact: false };
  }
  if ((0, import_yaml.isSeq)(node))
    return firstMeaning(node.items.map((item) => (0, import_yaml.isScalar)(item) ? item.value : ""));
  if ((0, import_yaml.isMap)(node)) {
    const on = node.items.filter(({ value }) => !(0, import_yaml.isScalar)(value) || value.value !== false);
    return firstMeaning(on.map(({ key }) => (0, import_yaml.isScalar)(key) ? key.value : ""));
  }
  return UNKNOWN;
}
function anchorsOf(contents) {
  const anchors = /* @__PURE__ */ new Map();
  (0, import_yaml.visit)(contents, {
    Value(_key, node) {
      if (node.anchor !== void 0 && !anchors.has(node.anchor)) anchors.set(node.anchor, node);
    }
  });
  return anchors;
}
function firstMeaning(values) {
  let best2 = UNKNOWN;
  for (const value of values) {
    if (typeof value === "string") best2 = stronger(best2, meaningOf(value));
  }
  return { word: best2.word, exact: false };
}
function newlines(content, offset) {
  let count3 = 0;
  for (let at = content.indexOf("\n"); at >= 0 && at < offset; at = content.indexOf("\n", at + 1)) {
    count3 += 1;
  }
  return count3;
}

// ../scanner/src/frontmatter/utf16.ts
function marksUtf16(text2) {
  return text2.startsWith("\xFF\xFE") || text2.startsWith("\xFE\xFF");
}
function utf16Bytes(text2) {
  const big = text2.startsWith("\xFE\xFF") ? 1 : 0;
  let decoded4 = "";
  for (let at = 2; at + 1 < text2.length; at += 2) {
    const high = text2.charCodeAt(big === 1 ? at : at + 1);
    const low = text2.charCodeAt(big === 1 ? at + 1 : at);
    decoded4 += high === 0 ? String.fromCharCode(low) : "?";
  }
  return decoded4.replace(/\r\n?/g, "\n");
}

// ../scanner/src/frontmatter/marker.ts
var YAML_LIMIT = 8 * 1024;
function hygieneMarker(text2) {
  const head = headOf(text2);
  const block = metadataBlock(head);
  if (block === void 0) return markerOutside(head, 1);
  const content = head.slice(block.start, block.end);
  const after4 = head.slice(block.end, block.end + HEAD_REACH);
  const outside2 = () => markerOutside(after4, block.endLine);
  if (!/hygiene/i.test(content)) return outside2();
  if (block.kind !== "yaml") return foreignMarker(content, block) ?? outside2();
  const firstLine = block.line + 1;
  if (content.length > YAML_LIMIT) {
    const why2 = `is longer than ${YAML_LIMIT} bytes, so it was not read as YAML`;
    return markerInLines(content, firstLine, { why: why2 }) ?? outside2();
  }
  return markerInYaml(content, firstLine) ?? outside2();
}
function headOf(text2) {
  if (marksUtf16(text2)) return utf16Bytes(text2.slice(0, 2 * BLOCK_REACH));
  const opening = text2.charCodeAt(text2.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0);
  const head = text2.slice(0, MAY_OPEN.has(opening) ? BLOCK_REACH : HEAD_REACH);
  return head.includes("\r") ? head.replace(/\r\n?/g, "\n") : head;
}
var HEAD_REACH = 4 * 1024;
var MAY_OPEN = /* @__PURE__ */ new Set([45, 43, 59, 123]);
function foreignMarker(content, { kind: kind2, start }) {
  const found2 = FOREIGN.exec(content);
  if (found2 === null) return void 0;
  const above = content.startsWith("{") && start <= BYTE_ORDER_MARK.length ? 0 : 1;
  const line = above + content.slice(0, found2.index).split("\n").length;
  const message = `Line ${line} sets "hygiene" in ${kind2.toUpperCase()}, which protects nothing: write it in YAML frontmatter, between lines of ---`;
  return { word: void 0, line, doubt: { code: "DOUBTFUL_FROZEN", line, message } };
}
var FOREIGN = /(?<![\w-])["']?hygiene["']?[ \t]*[=:]/i;

// ../scanner/src/exclusions/append-only/comment.ts
var COMMENT_REACH = 4 * 1024;
function markerComment(text2) {
  const head = text2.slice(0, COMMENT_REACH + COMMENT_LENGTH);
  if (!MENTIONED.test(head)) return void 0;
  let fence = "";
  let start = 0;
  for (const [index, line] of head.split("\n").entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    const lineStart = start;
    start += line.length + 1;
    if (fence !== "") {
      if (mark.startsWith(fence)) fence = "";
      continue;
    }
    fence = mark;
    if (fence !== "" || /^(?: {4}|\t)/.test(line)) continue;
    const at = line.indexOf("<!--");
    if (at < 0 || lineStart + at >= COMMENT_REACH || isQuoted(line, at)) continue;
    const found2 = COMMENT.exec(head.slice(lineStart + at));
    if (found2 === null) continue;
    const [, key, word, end] = found2;
    const exact = key === "hygiene" && word === "append-only" && end !== void 0;
    return accepted({ word: "append-only", exact }, index + 1);
  }
  return void 0;
}
var COMMENT_LENGTH = 256;
var MENTIONED = /<!--\s{0,40}hygiene/i;
var COMMENT = /^<!--\s{0,40}(hygiene)\s{0,40}[:=]\s{0,40}["']?(append[-_ ]?only)(?![a-z0-9])(\s{0,40}-->)?/i;
function isQuoted(line, at) {
  let ticks = 0;
  for (let index = 0; index < at; index += 1) if (line[index] === "`") ticks += 1;
  return ticks % 2 === 1;
}

// ../scanner/src/exclusions/append-only/dates.ts
function leadingDate(text2) {
  const start = text2.slice(0, DATE_LIMIT);
  return NUMERIC.exec(start)?.[0].length ?? WORDED.exec(start)?.[0].length ?? 0;
}
var DATE_LIMIT = 64;
var YEAR = String.raw`(?:19[7-9]\d|20\d\d)`;
var MONTH = "(?:0?[1-9]|1[0-2])";
var DAY2 = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
var NUMERIC = new RegExp(
  `^(?:${[
    String.raw`${YEAR}([-/.])${MONTH}\1${DAY2}(?![\d.])`,
    String.raw`${YEAR}-(?:0[1-9]|1[0-2])(?![\d.-])`,
    String.raw`${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=[:\s]|$)`,
    String.raw`${YEAR}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?!\d)`,
    String.raw`${DAY2}([-/.])${MONTH}\2${YEAR}(?!\d)`,
    String.raw`${MONTH}/${DAY2}/${YEAR}(?!\d)`,
    // Year, month and day marks of Chinese, Japanese and Korean, as bytes of UTF-8.
    String.raw`${YEAR}\s?(?:\xE5\xB9\xB4|\xEB\x85\x84)\s?${MONTH}\s?(?:\xE6\x9C\x88|\xEC\x9B\x94)(?:\s?${DAY2}\s?(?:\xE6\x97\xA5|\xEC\x9D\xBC))?`
  ].join("|")})`
);
var NAME = String.raw`[A-Za-z\x80-\xFF]{3,24}\.?`;
var WEEKDAY = String.raw`(?:[A-Za-z\x80-\xFF]{2,24}[.,]?\s)?`;
var ENGLISH = "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
var WORDED = new RegExp(
  `^(?:${[
    String.raw`${WEEKDAY}${DAY2}(?:\.|st|nd|rd|th|er|º)?\s(?:de\s)?${NAME},?\s(?:de\s)?${YEAR}(?!\d)`,
    String.raw`${WEEKDAY}${ENGLISH}\.?\s${DAY2}(?:st|nd|rd|th)?,?\s${YEAR}(?!\d)`,
    String.raw`${ENGLISH}\.?,?\s${YEAR}(?!\d)`,
    String.raw`${YEAR}[-\s]${ENGLISH}(?![A-Za-z])`,
    String.raw`Week\s(?:of\s)?\d{1,2},?\s(?:of\s)?${YEAR}(?!\d)`
  ].join("|")})`,
  "i"
);
function startsWithDay(text2) {
  return MONTH_AND_DAY.test(text2.slice(0, DATE_LIMIT));
}
var MONTH_AND_DAY = new RegExp(
  String.raw`^${WEEKDAY}(?:${ENGLISH}\.?\s${DAY2}|${DAY2}\s${ENGLISH})(?:st|nd|rd|th)?(?![\w.])`,
  "i"
);

// ../scanner/src/exclusions/append-only/lines.ts
function eachLine(text2, visit3) {
  let fence = "";
  let start = 0;
  let before = "";
  while (start < text2.length) {
    const end = lineEnd2(text2, start);
    const line = text2.slice(start, Math.min(end, start + LINE_LIMIT)).replace(/\r$/, "");
    const next = text2.slice(end + 1, Math.min(lineEnd2(text2, end + 1), end + 1 + LINE_LIMIT));
    start = end + 1;
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (fence !== "") {
      if (mark.startsWith(fence)) fence = "";
    } else if (mark !== "" && !isUnderline(mark, before)) fence = mark;
    else if (line.trim() !== "" && !visit3(lineOf2(line, next, before))) return;
    before = line;
  }
}
var LINE_LIMIT = 512;
function lineEnd2(text2, start) {
  const end = text2.indexOf("\n", start);
  return end < 0 ? text2.length : end;
}
function isUnderline(mark, before) {
  return mark.startsWith("~") && before.trim() !== "" && mark.length >= before.trim().length;
}
function lineOf2(line, next, before) {
  const marked3 = /^(?:\s{0,3}(#{1,6})|(={1,6})|(\*{1,6}))[ \t]+/.exec(line);
  const under = underline(next, line);
  let rank3 = 0;
  if (marked3 !== null && !isStarItem(marked3[3], before, next)) {
    rank3 = (marked3[1] ?? marked3[2] ?? marked3[3] ?? "").length;
  } else if (under > 0 && /^\S| \S/.test(line)) rank3 = under;
  else if (isPlainHeading(line, before)) rank3 = PLAIN_RANK;
  return { rank: rank3, text: stripped(line) };
}
function isPlainHeading(line, before) {
  if (/^<h[1-6][\s>]/i.test(line)) return true;
  return before.trim() === "" && PLAIN_HEADING.test(line);
}
var PLAIN_HEADING = /^(?:\*\*|__)?[A-Za-z[\d][^\n]{0,58}[^\s.,;!?]\s*$/;
var PLAIN_RANK = 100;
function isStarItem(stars, before, next) {
  return stars === "*" && (before.trim() !== "" || next.trim() !== "");
}
function underline(next, line) {
  const mark = /^([=\-~^"'`#*+:.])\1{2,}\s*$/.exec(next)?.[1];
  if (mark === void 0 || line.trim() === "" || /^([^\w\s])\1+\s*$/.test(line)) return 0;
  return 10 + mark.charCodeAt(0);
}
function stripped(line) {
  return line.replace(/^(?:[\s>|*_#=`+-]|<[^>]{0,200}>|\[\]|\\)+/, "").replace(/^\[(?=[^\]]*\])/, "").replace(/<\/h[1-6]>\s*$/i, "");
}

// ../scanner/src/exclusions/append-only/numbered.ts
function entryNumber(text2, kind2) {
  const start = text2.slice(0, ENTRY_LIMIT);
  const found2 = ENTRY3.exec(start) ?? (kind2 === "decisions" ? BARE.exec(start) : null);
  return found2 === null ? void 0 : Number(found2[1] ?? found2[2] ?? found2[3]);
}
function inOrder(numbers, count3) {
  for (const step of [1, -1]) {
    let run2 = 1;
    for (let at = 1; at < numbers.length; at += 1) {
      run2 = numbers[at] === (numbers[at - 1] ?? 0) + step ? run2 + 1 : 1;
      if (run2 >= count3) return true;
    }
  }
  return false;
}
var ENTRY_LIMIT = 80;
var ENTRY3 = /^\[?(?:(?:entry|day|week|session|iteration|sprint|decision|adr|meeting|log|episode|no\.?|nr\.?|release|build|experiment|run)[\s#:-]*0*(\d{1,6})|[A-Z]{1,5}-0*(\d{1,6})|(?:#|0{1,5})([1-9]\d{0,5}))(?![\w.])/i;
var BARE = /^\[?(\d{1,5})[.):\]]?(?=\s|$)/;

// ../scanner/src/exclusions/append-only/version.ts
function isVersionHeading(text2, plain2) {
  const found2 = VERSION.exec(text2.slice(0, HEADING_LIMIT));
  if (found2 === null) return false;
  const [whole2, prefix = "", project2 = "", mark = "", number = ""] = found2;
  const rest = text2.slice(whole2.length);
  const bare2 = /^[\s\])}:*_`]*$/.test(rest);
  if (bare2) return number.includes(".") || !plain2 && (prefix !== "" || mark !== "");
  const after4 = rest.replace(/^[\s\])}:*_`(,/|\u00B7-]+|^(?:\xE2\x80[\x93\x94]|\s)+/, "");
  if (leadingDate(after4) > 0 || /^(?:un)?released\b|^(?:not yet|in development|tbd|tba|beta|yanked)/i.test(after4))
    return true;
  if (!number.includes(".")) return false;
  if (prefix !== "" || mark !== "") return true;
  const separated = /^\s*[\])(:\-,/|[]|^\s*\xE2\x80[\x93\x94]/.test(rest);
  return separated && project2 === "" && number.split(".").length > 2;
}
var HEADING_LIMIT = 200;
var VERSION = /^\[?((?:(?:changes|changelog|new|what'?s|versions?|release[ds]?|notes|series|ver|in|for|since|the|of|to)\b[.:]?\s+){0,4})(?:((?=\D)[\w@/.&+-]{1,40})[\s:]+)?\[?(v|version|release|r)?\s?(\d{1,5}(?:\.(?:\d{1,5}|x)){0,4}(?:[-.+]?[A-Za-z][\w.+-]{0,40})?)(?![\w.]*\w)/i;

// ../scanner/src/exclusions/append-only/evidence.ts
var LOG_HEADINGS = 2;
var LOG_ENTRIES = 3;
var LOG_LINES = 3;
function logEvidence(text2, kind2) {
  const seen2 = { headings: 0, dated: 0, numbered: /* @__PURE__ */ new Map() };
  let evidence3;
  eachLine(text2, (line) => {
    evidence3 = look2(line, kind2, seen2);
    return evidence3 === void 0;
  });
  return evidence3;
}
function look2({ rank: rank3, text: text2 }, kind2, seen2) {
  const dated = leadingDate(text2) > 0;
  if (rank3 > 0 && (dated || isHeadingOfLog(text2, rank3, kind2))) {
    seen2.headings += 1;
    if (seen2.headings >= LOG_HEADINGS) return `${LOG_HEADINGS} or more dated or version headings`;
  }
  if (dated) {
    seen2.dated += 1;
    if (seen2.dated >= LOG_LINES) return `${LOG_LINES} or more lines that begin with a date`;
  }
  const counts2 = kind2 === "decisions" || rank3 > 0 && rank3 !== PLAIN_RANK;
  const number = counts2 ? entryNumber(text2, kind2) : void 0;
  if (number === void 0) return void 0;
  const numbers = seen2.numbered.get(rank3) ?? [];
  numbers.push(number);
  seen2.numbered.set(rank3, numbers);
  if (!inOrder(numbers.slice(-LOG_ENTRIES), LOG_ENTRIES)) return void 0;
  return `${LOG_ENTRIES} or more numbered entries in order`;
}
function isHeadingOfLog(text2, rank3, kind2) {
  if (isVersionHeading(text2, rank3 === PLAIN_RANK) || holdsDate(text2, rank3)) return true;
  return kind2 === "entries" && rank3 !== PLAIN_RANK && startsWithDay(text2);
}
function holdsDate(text2, rank3) {
  if (rank3 === PLAIN_RANK) return false;
  for (const { index } of text2.slice(0, HEADING_LIMIT2).matchAll(/[\s(]/g)) {
    if (leadingDate(text2.slice(index + 1)) > 0) return true;
  }
  return false;
}
var HEADING_LIMIT2 = 200;

// ../scanner/src/exclusions/append-only/words.ts
var RELEASE_WORDS = /* @__PURE__ */ new Set([
  ...["changelog", "changelogs", "changeslog", "releasenotes", "relnotes", "whatsnew"]
]);
var RELEASE_NAMES = /* @__PURE__ */ new Set([
  ...["changes", "history", "news", "releases", "updates", "change log", "change logs"],
  ...["release notes", "release note", "release history", "release log", "version history"],
  ...["version log", "revision history", "update history", "update log", "patch notes"],
  "whats new",
  // Chinese, Japanese and Korean.
  ...["\u66F4\u65B0\u65E5\u5FD7", "\u8B8A\u66F4\u65E5\u8A8C", "\u53D8\u66F4\u65E5\u5FD7", "\u66F4\u65B0\u8BB0\u5F55", "\u53D8\u66F4\u8BB0\u5F55", "\u7248\u672C\u5386\u53F2"],
  ...["\u66F4\u65B0\u5C65\u6B74", "\u5909\u66F4\u5C65\u6B74", "\u5909\u66F4\u70B9", "\uBCC0\uACBD\uC774\uB825", "\uBCC0\uACBD\uB85C\uADF8", "\uBCC0\uACBD\uC0AC\uD56D"],
  // Russian, German, French, Spanish, Portuguese.
  ...["\u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F", "\xE4nderungen", "aenderungen", "\xE4nderungsprotokoll", "historique", "nouveaut\xE9s"],
  ...["cambios", "novedades", "historial", "mudan\xE7as", "altera\xE7\xF5es", "hist\xF3rico"]
]);
var ENTRY_NAMES = /* @__PURE__ */ new Set([
  ...["log", "logs", "devlog", "devlogs", "worklog", "worklogs", "logbook", "log book"],
  ...["buildlog", "shiplog", "journal", "journals", "diary", "diaries", "notebook", "minutes"],
  ...["labnotes", "lab notes", "weeknotes", "week notes", "meeting notes", "standups", "retros"],
  ...["\u0436\u0443\u0440\u043D\u0430\u043B", "\u0434\u043D\u0435\u0432\u043D\u0438\u043A", "tagebuch", "protokoll", "diario", "\u65E5\u5FD7", "\u65E5\u8A18", "\u65E5\u8BB0", "\uC77C\uC9C0"]
]);
var DECISION_NAMES = /* @__PURE__ */ new Set([
  ...["decisions", "decision log", "decisions log", "decision record", "decision records"]
]);
var RELEASE_FOLDERS = /* @__PURE__ */ new Set([
  ...[
    "changelog",
    "changelogs",
    "changes",
    "release notes",
    "releasenotes",
    "releases",
    "whatsnew"
  ]
]);
var INDEX_NAMES = /* @__PURE__ */ new Set([
  "index",
  "readme",
  "latest",
  "unreleased"
]);
var TRIMMING = /^(?:v?\d.*|x|md|txt|en|us|gb|de|fr|es|it|pt|br|ja|jp|ko|kr|zh|cn|tw|hans|hant|ru|uk|pl|nl|tr|archive|archived|old|legacy|full)$/;

// ../scanner/src/exclusions/append-only/name.ts
function logKind(path) {
  const words = wordsOf(baseName2(path));
  const own = kindOf2(words);
  if (own !== void 0) return own;
  const folder2 = wordsOf(`${baseName2(directoryOf(path))}.`).join(" ");
  if (!RELEASE_FOLDERS.has(folder2)) return void 0;
  const partial = words.every((word) => TRIMMING.test(word) || INDEX_NAMES.has(word));
  return partial ? "releases" : void 0;
}
function kindOf2(words) {
  let last = words.length - 1;
  while (last > 0 && TRIMMING.test(words[last] ?? "")) last -= 1;
  const end = words[last] ?? "";
  const pair = last > 0 ? `${words[last - 1]} ${end}` : "";
  if (DECISION_NAMES.has(pair) || DECISION_NAMES.has(end)) return "decisions";
  if (ENTRY_NAMES.has(pair)) return "entries";
  if (RELEASE_NAMES.has(pair) || RELEASE_NAMES.has(end)) return "releases";
  if (ENTRY_NAMES.has(end)) return "entries";
  return words.some((word) => RELEASE_WORDS.has(word)) ? "releases" : void 0;
}
function wordsOf(name) {
  const dot = name.lastIndexOf(".");
  return (dot > 0 ? name.slice(0, dot) : name).slice(0, NAME_LIMIT).normalize("NFC").replace(/([a-z])([A-Z])/g, "$1 $2").replace(/['\u2019]/g, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
var NAME_LIMIT = 256;

// ../scanner/src/exclusions/append-only.ts
var EVIDENCE_BYTES = 256 * 1024;
var appendOnly = {
  by: "append-only",
  judge({ path, text: text2 }) {
    const marker = hygieneMarker(text2);
    if (marker?.word === "append-only") {
      const detail = `hygiene: append-only in the frontmatter, line ${marker.line}`;
      return { detail, problems: [] };
    }
    const comment = markerComment(text2);
    if (comment !== void 0) {
      const { line, doubt } = comment;
      const problems = doubt === void 0 ? [] : [{ path, ...doubt }];
      return { detail: `hygiene: append-only in a comment, line ${line}`, problems };
    }
    const kind2 = logKind(path);
    if (kind2 === void 0) return NONE2;
    const evidence3 = logEvidence(text2.slice(0, EVIDENCE_BYTES), kind2);
    if (evidence3 === void 0) return NONE2;
    return { detail: `named like a log, with ${evidence3}`, problems: [] };
  }
};
var NONE2 = { detail: void 0, problems: [] };

// ../scanner/src/exclusions/frozen.ts
var frozen = {
  by: "frozen",
  judge({ path, text: text2 }) {
    const marker = hygieneMarker(text2);
    if (marker === void 0) return { detail: void 0, problems: [] };
    const { word, line, doubt } = marker;
    const problems = doubt === void 0 ? [] : [{ path, ...doubt }];
    const detail = word === "frozen" ? `hygiene: frozen in the frontmatter, line ${line}` : void 0;
    return { detail, problems };
  }
};

// ../scanner/src/exclusions/index.ts
var contentExclusions = [frozen, appendOnly];

// ../scanner/src/markdown/frontmatter.ts
var FRONTMATTER_LIMIT = 64 * 1024;
var BYTE_ORDER_MARK2 = "\xEF\xBB\xBF";
function readBody(text2) {
  const top2 = text2.startsWith(BYTE_ORDER_MARK2) ? BYTE_ORDER_MARK2.length : 0;
  const opening = lineAt(text2, top2);
  const fence = FENCES2.get(opening);
  if (fence === void 0) return { frontmatter: void 0, start: top2, lines: 0 };
  const start = after(text2, top2);
  let at = start;
  for (let line = 2; at < text2.length && at - top2 < FRONTMATTER_LIMIT; line += 1) {
    const next = after(text2, at);
    if (fence.closings.includes(lineAt(text2, at))) {
      const json = fence.kind === "json";
      const span = json ? { start: top2, end: at + 1 } : { start, end: at };
      const frontmatter2 = { kind: fence.kind, line: 1, endLine: line, ...span };
      return { frontmatter: frontmatter2, start: next, lines: line };
    }
    at = next;
  }
  return { frontmatter: void 0, start: top2, lines: 0 };
}
var FENCES2 = /* @__PURE__ */ new Map([
  ["---", { kind: "yaml", closings: ["---", "..."] }],
  ["+++", { kind: "toml", closings: ["+++"] }],
  ["{", { kind: "json", closings: ["}"] }]
]);
function lineAt(text2, at) {
  let end = at;
  while (end < at + 4 && end < text2.length && text2.charCodeAt(end) > BLANK) end += 1;
  let rest = end;
  while (rest < text2.length && isBlank2(text2.charCodeAt(rest))) rest += 1;
  const ended = rest >= text2.length || text2.charCodeAt(rest) === 10;
  return ended ? text2.slice(at, end) : "";
}
function isBlank2(code) {
  return code === BLANK || code === TAB || code === RETURN;
}
function after(text2, at) {
  const end = text2.indexOf("\n", at);
  return end < 0 ? text2.length : end + 1;
}

// ../scanner/src/markdown/blocks.ts
var QUOTE2 = -1;
var DEPTH_LIMIT = 100;
function openBlocks(text2, start, lines2) {
  return {
    text: text2,
    line: lines2,
    start,
    end: start,
    after: start,
    offset: start,
    column: 0,
    next: start,
    indent: 0,
    draft: createDraft(),
    finder: createFinder(text2),
    depth: 0,
    widths: [],
    emptyLines: [],
    itemLine: 0,
    quoted: false,
    leaf: "none",
    leafLine: 0,
    lineCount: 0,
    lineStarts: [],
    lineEnds: [],
    joins: false,
    fenceCode: 0,
    fenceLength: 0,
    info: "",
    contentStart: 0,
    contentEnd: 0,
    contentLine: 0,
    html: void 0,
    columns: 0
  };
}
function beginLines(blocks, leaf) {
  blocks.leaf = leaf;
  blocks.leafLine = blocks.line;
  blocks.lineCount = 0;
  blocks.joins = false;
  addLine(blocks);
}
function addLine(blocks) {
  if (blocks.quoted && blocks.lineCount > 0) blocks.joins = true;
  blocks.lineStarts[blocks.lineCount] = blocks.next;
  blocks.lineEnds[blocks.lineCount] = blocks.end;
  blocks.lineCount += 1;
}
function push(blocks, width, emptyLine) {
  blocks.widths[blocks.depth] = width;
  blocks.emptyLines[blocks.depth] = emptyLine;
  blocks.depth += 1;
}

// ../scanner/src/markdown/heading.ts
var ATTRIBUTE_LIMIT = 200;
var CUSTOM_ID = /^\{(?: *#([^ \t\n{}]+)[^{}]*|\/\* *#?([\w.-]+) *\*\/)\}$/;
function addHeading(draft, passage, level, setext) {
  const { source, line } = passage;
  const start = trimmedStart(source, passage.start, passage.end);
  const end = trimmedEnd(source, start, passage.end);
  const raw = source.slice(start, end);
  const text2 = setext ? joinLines(raw, "\n") : raw;
  draft.blocks += 1;
  draft.headings.push({ line, level, text: text2, setext, start: documentOffset(passage, start) });
  const id = customId(source, start, end);
  if (id !== "") draft.anchors.push({ line, id });
  if (addMarks(draft, passage, start, end)) {
    const { joined: joined3 } = passage;
    const block = draft.blocks;
    draft.passages.push({ kind: "heading", source, start, end, line, block, joined: joined3 });
  }
}
function headingEnd(text2, start, end) {
  const content = trimmedEnd(text2, start, end);
  let at = content;
  while (at > start && text2.charCodeAt(at - 1) === HASH) at -= 1;
  if (at === content) return content;
  if (at === start) return start;
  return isSpace(text2.charCodeAt(at - 1)) ? trimmedEnd(text2, start, at) : content;
}
function customId(source, start, end) {
  if (source.charCodeAt(end - 1) !== CLOSE_BRACE) return "";
  const first = Math.max(start, end - ATTRIBUTE_LIMIT);
  let open = end - 1;
  while (open >= first && source.charCodeAt(open) !== OPEN_BRACE) open -= 1;
  if (open < first) return "";
  const match = CUSTOM_ID.exec(source.slice(open, end));
  return match?.[1] ?? match?.[2] ?? "";
}

// ../scanner/src/markdown/module-line.ts
var MODULE_LINE_LIMIT = 200;
var MODULE_LINE = /^(?:import\s*(?:['"{*]|[\w$]+(?:\s*,\s*[{*]|\s+from\b))|export\s*(?:[{*]|(?:default|const|let|var|function|async|class)\b))/;
function isModuleLine(text2, at) {
  if (!text2.startsWith("import", at) && !text2.startsWith("export", at)) return false;
  return MODULE_LINE.test(text2.slice(at, at + MODULE_LINE_LIMIT));
}

// ../scanner/src/markdown/passage.ts
function collect(blocks, kind2, first) {
  const { draft, lineStarts, lineEnds, lineCount: lineCount2 } = blocks;
  const line = blocks.leafLine + first;
  if (blocks.joins) return joined(blocks, kind2, first);
  return {
    kind: kind2,
    source: blocks.text,
    start: lineStarts[first] ?? 0,
    end: lineEnds[lineCount2 - 1] ?? 0,
    line,
    block: draft.blocks,
    joined: void 0
  };
}
function joined(blocks, kind2, first) {
  const { text: text2, lineStarts, lineEnds, lineCount: lineCount2 } = blocks;
  const at = [];
  const from = [];
  let source = "";
  for (let index = first; index < lineCount2; index += 1) {
    const start = lineStarts[index] ?? 0;
    at.push(source.length);
    from.push(start);
    source += text2.slice(start, lineEnds[index] ?? 0);
    if (index < lineCount2 - 1) source += "\n";
  }
  const starts = { at, from };
  return {
    kind: kind2,
    source,
    start: 0,
    end: source.length,
    line: blocks.leafLine + first,
    block: blocks.draft.blocks,
    joined: starts
  };
}

// ../scanner/src/markdown/close-leaf.ts
function closeTo(blocks, depth2) {
  if (blocks.leaf !== "none") closeLeaf(blocks);
  blocks.depth = depth2;
}
function closeLeaf(blocks) {
  const { leaf } = blocks;
  blocks.leaf = "none";
  if (leaf === "paragraph") closeParagraph(blocks);
  else if (leaf === "fenced" || leaf === "indented") closeCode(blocks, leaf);
  else if (leaf === "html") closeHtml(blocks);
}
function closeSetext(blocks, level) {
  const { draft } = blocks;
  const passage = collect(blocks, "heading", 0);
  readDefinitions(draft, passage);
  blocks.leaf = "none";
  if (passage.start >= passage.end) return false;
  addHeading(draft, passage, level, true);
  return true;
}
function closeParagraph(blocks) {
  const { draft, text: text2 } = blocks;
  const start = blocks.lineStarts[0] ?? 0;
  if (text2.charCodeAt(start) === OPEN_BRACKET) {
    const passage = collect(blocks, "paragraph", 0);
    readDefinitions(draft, passage);
    if (passage.start >= passage.end) return;
    draft.blocks += 1;
    const opening = addLines(blocks, passage.line - blocks.leafLine);
    if (opening >= 0) {
      passage.block = draft.blocks;
      draft.passages.push(passage);
    }
  } else if (blocks.depth > 0 || !isModuleLine(text2, start)) {
    draft.blocks += 1;
    const opening = addLines(blocks, 0);
    if (opening >= 0) draft.passages.push(collect(blocks, "paragraph", opening));
  }
}
function addLines(blocks, first) {
  const { draft, text: text2, lineStarts, lineEnds, leafLine } = blocks;
  let opening = -1;
  for (let index = first; index < blocks.lineCount; index += 1) {
    const start = lineStarts[index] ?? 0;
    const opens = addProse(draft, text2, leafLine + index, start, lineEnds[index] ?? 0);
    if (opens && opening < 0) opening = index;
  }
  return opening;
}
function closeCode(blocks, leaf) {
  blocks.draft.blocks += 1;
  blocks.draft.fences.push({
    line: blocks.leafLine,
    endLine: blocks.contentLine,
    kind: leaf,
    info: blocks.info,
    start: blocks.contentStart,
    end: blocks.contentEnd
  });
}
function closeHtml(blocks) {
  blocks.draft.blocks += 1;
  blocks.draft.passages.push(collect(blocks, "html", 0));
}

// ../scanner/src/markdown/html-block.ts
function htmlKind(cursor, finder) {
  const { text: text2, next, end } = cursor;
  if (text2.charCodeAt(next) === OPEN_BRACE) {
    const closed = text2.startsWith("/*", next + 1) && find(finder, "*/}", next + 3) >= 0;
    return closed ? MDX_COMMENT : void 0;
  }
  const code = text2.charCodeAt(next + 1);
  if (code === BANG) return declarationKind(text2, next);
  if (code === QUESTION) return PROCESSING;
  const closing2 = code === SLASH;
  const from = closing2 ? next + 2 : next + 1;
  const nameEnd = scanName(text2, from, end);
  if (nameEnd < 0) return void 0;
  const name = text2.slice(from, nameEnd).toLowerCase();
  if (!closing2 && RAW.has(name) && endsName(text2, nameEnd, end)) return RAW_TEXT;
  if (BLOCK_NAMES.has(name) && endsBlockName(text2, nameEnd, end)) return NAMED_BLOCK;
  const after4 = scanTag(text2, next, end, "html");
  if (after4 < 0) return void 0;
  for (let at = after4; at < end; at += 1) if (!isSpace(text2.charCodeAt(at))) return void 0;
  return ANY_TAG;
}
function endsHtml(kind2, finder, from, end) {
  for (const mark of kind2.ends) {
    const found2 = mark.startsWith("</") ? findTag(finder, mark, from) : find(finder, mark, from);
    if (found2 >= 0 && found2 + mark.length <= end) return true;
  }
  return false;
}
var RAW = /* @__PURE__ */ new Set(["script", "pre", "style", "textarea"]);
var RAW_TEXT = {
  ends: ["</script>", "</pre>", "</style>", "</textarea>"],
  opening: 1,
  interrupts: true
};
var COMMENT2 = { ends: ["-->"], opening: 2, interrupts: true };
var PROCESSING = { ends: ["?>"], opening: 1, interrupts: true };
var DECLARATION = { ends: [">"], opening: 2, interrupts: true };
var CHARACTER_DATA = { ends: ["]]>"], opening: 9, interrupts: true };
var NAMED_BLOCK = { ends: [], opening: 0, interrupts: true };
var ANY_TAG = { ends: [], opening: 0, interrupts: false };
var MDX_COMMENT = { ends: ["*/}"], opening: 3, interrupts: true };
var BLOCK_NAMES = new Set(
  "address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul".split(" ")
);
function declarationKind(text2, next) {
  if (text2.startsWith("--", next + 2)) return COMMENT2;
  if (isLetter(text2.charCodeAt(next + 2))) return DECLARATION;
  return text2.charCodeAt(next + 2) === OPEN_BRACKET && text2.startsWith("CDATA[", next + 3) ? CHARACTER_DATA : void 0;
}
function endsName(text2, at, end) {
  return at >= end || isSpace(text2.charCodeAt(at)) || text2.charCodeAt(at) === GREATER;
}
function endsBlockName(text2, at, end) {
  return endsName(text2, at, end) || text2.charCodeAt(at) === SLASH && isClosed(text2, at + 1);
}
function isClosed(text2, at) {
  return text2.charCodeAt(at) === GREATER;
}

// ../scanner/src/markdown/continue-leaf.ts
function continueLeaf(blocks) {
  switch (blocks.leaf) {
    case "fenced":
      continueFenced(blocks);
      return true;
    case "indented":
      return continueIndented(blocks);
    case "html":
      continueHtml(blocks);
      return true;
    case "table":
      if (!atBlank(blocks)) return false;
      closeLeaf(blocks);
      return true;
    default:
      return false;
  }
}
function skipFenced(blocks) {
  const { text: text2, after: after4 } = blocks;
  const mark = blocks.fenceCode === BACKTICK ? "```" : "~~~";
  let to = text2.length;
  let found2 = text2.indexOf(mark, after4);
  while (found2 >= 0) {
    let start = found2;
    while (start > after4 && found2 - start < 4 && text2.charCodeAt(start - 1) === BLANK) start -= 1;
    if (start === after4 || text2.charCodeAt(start - 1) === NEWLINE) {
      to = start;
      break;
    }
    found2 = text2.indexOf(mark, found2 + mark.length);
  }
  let line = after4;
  while (line < to) {
    const end = text2.indexOf("\n", line);
    line = end < 0 ? text2.length : end + 1;
    blocks.line += 1;
  }
  blocks.after = line;
  if (line === after4) return;
  blocks.contentEnd = line;
  blocks.contentLine = blocks.line;
}
function addCode(blocks) {
  blocks.contentEnd = Math.min(blocks.after, blocks.text.length);
  blocks.contentLine = blocks.line;
}
function continueFenced(blocks) {
  if (blocks.indent > 3 || !closesFence(blocks)) {
    addCode(blocks);
    return;
  }
  blocks.contentLine = blocks.line;
  closeLeaf(blocks);
}
function closesFence(blocks) {
  const { text: text2, next, fenceCode } = blocks;
  if (text2.charCodeAt(next) !== fenceCode) return false;
  const end = trimmedEnd(text2, next, blocks.end);
  if (end - next < blocks.fenceLength) return false;
  for (let at = next; at < end; at += 1) if (text2.charCodeAt(at) !== fenceCode) return false;
  return true;
}
function continueIndented(blocks) {
  if (atBlank(blocks)) return true;
  if (blocks.indent >= 4) {
    addCode(blocks);
    return true;
  }
  closeLeaf(blocks);
  return false;
}
function continueHtml(blocks) {
  const { html } = blocks;
  if (html === void 0 || html.ends.length === 0 && atBlank(blocks)) {
    closeLeaf(blocks);
    return;
  }
  addLine(blocks);
  if (endsHtml(html, blocks.finder, blocks.next, blocks.end)) closeLeaf(blocks);
}

// ../scanner/src/markdown/list-marker.ts
var NUMBER_LIMIT = 9;
var PADDING_LIMIT = 4;
function listMarker(cursor) {
  const { text: text2, next, end } = cursor;
  const code = text2.charCodeAt(next);
  let after4 = next + 1;
  if (isDigit(code)) {
    while (after4 < end && isDigit(text2.charCodeAt(after4))) after4 += 1;
    if (after4 - next > NUMBER_LIMIT || after4 >= end) return 0;
    const close2 = text2.charCodeAt(after4);
    if (close2 !== DOT && close2 !== CLOSE_PAREN) return 0;
    after4 += 1;
  } else if (code !== MINUS && code !== STAR && code !== PLUS) return 0;
  return after4 >= end || isSpace(text2.charCodeAt(after4)) ? after4 - next : 0;
}
function mayInterrupt(cursor, length) {
  const { text: text2, next, end } = cursor;
  if (isDigit(text2.charCodeAt(next)) && (length !== 2 || text2.charCodeAt(next) !== 49))
    return false;
  let at = next + length;
  while (at < end && isSpace(text2.charCodeAt(at))) at += 1;
  return at < end;
}
function enterItem(cursor, length) {
  const width = cursor.indent + length;
  skipMarker(cursor, length);
  findNext(cursor);
  const padded = cursor.indent <= PADDING_LIMIT && cursor.indent > 0 && !atBlank(cursor);
  const padding = padded ? cursor.indent : 1;
  skipColumns(cursor, padding);
  findNext(cursor);
  return width + padding;
}
function enterQuote(cursor) {
  skipMarker(cursor, 1);
  const code = cursor.offset < cursor.end ? cursor.text.charCodeAt(cursor.offset) : 0;
  if (code === BLANK || code === TAB) skipColumns(cursor, 1);
  findNext(cursor);
}

// ../scanner/src/markdown/open-leaf.ts
function openLeaf(blocks, depth2, code) {
  switch (code) {
    case HASH:
      return openHeading(blocks, depth2);
    case BACKTICK:
    case TILDE:
      return openFence(blocks, depth2, code);
    case LESS:
    case OPEN_BRACE:
      return openHtml(blocks, depth2);
    case EQUALS:
      return underline2(blocks, depth2, code);
    case MINUS:
      return underline2(blocks, depth2, code) || breakThere(blocks, depth2, code);
    case STAR:
    case UNDERSCORE:
      return breakThere(blocks, depth2, code);
    default:
      return false;
  }
}
function openHeading(blocks, depth2) {
  const { text: text2, next, end, line } = blocks;
  let at = next;
  while (at < end && text2.charCodeAt(at) === HASH) at += 1;
  const level = at - next;
  if (level > 6 || at < end && !isSpace(text2.charCodeAt(at))) return false;
  closeTo(blocks, depth2);
  const start = trimmedStart(text2, at, end);
  const last = headingEnd(text2, start, end);
  const place3 = { source: text2, start, end: last, line, block: 0, joined: void 0 };
  addHeading(blocks.draft, place3, level, false);
  return true;
}
function openFence(blocks, depth2, code) {
  const { text: text2, next, end } = blocks;
  let at = next;
  while (at < end && text2.charCodeAt(at) === code) at += 1;
  if (at - next < 3) return false;
  const start = trimmedStart(text2, at, end);
  const info = text2.slice(start, trimmedEnd(text2, start, end));
  if (code === BACKTICK && info.includes("`")) return false;
  closeTo(blocks, depth2);
  blocks.leaf = "fenced";
  blocks.leafLine = blocks.line;
  blocks.info = info;
  blocks.fenceCode = code;
  blocks.fenceLength = at - next;
  blocks.contentStart = Math.min(blocks.after, text2.length);
  blocks.contentEnd = blocks.contentStart;
  blocks.contentLine = blocks.line;
  return true;
}
function openHtml(blocks, depth2) {
  const kind2 = htmlKind(blocks, blocks.finder);
  if (kind2 === void 0) return false;
  if (!kind2.interrupts && (blocks.leaf === "paragraph" || blocks.leaf === "table")) return false;
  closeTo(blocks, depth2);
  blocks.html = kind2;
  beginLines(blocks, "html");
  if (endsHtml(kind2, blocks.finder, blocks.next + kind2.opening, blocks.end)) closeLeaf(blocks);
  return true;
}
function underline2(blocks, depth2, code) {
  if (blocks.leaf !== "paragraph" || depth2 < blocks.depth) return false;
  const { text: text2, next } = blocks;
  const end = trimmedEnd(text2, next, blocks.end);
  for (let at = next; at < end; at += 1) if (text2.charCodeAt(at) !== code) return false;
  return closeSetext(blocks, code === EQUALS ? 1 : 2);
}
function breakThere(blocks, depth2, code) {
  const { text: text2, next, end } = blocks;
  let marks2 = 0;
  for (let at = next; at < end; at += 1) {
    const here = text2.charCodeAt(at);
    if (here === code) marks2 += 1;
    else if (!isSpace(here)) return false;
  }
  if (marks2 < 3) return false;
  closeTo(blocks, depth2);
  return true;
}

// ../scanner/src/markdown/open-block.ts
function openBlock(blocks, matched) {
  let depth2 = matched;
  while (!atBlank(blocks)) {
    if (blocks.indent >= 4) return openIndented(blocks, depth2);
    const code = blocks.text.charCodeAt(blocks.next);
    if (BLOCK_STARTS[code] !== 1) return false;
    if (code !== GREATER && openLeaf(blocks, depth2, code)) return true;
    if (depth2 >= DEPTH_LIMIT || !openContainer(blocks, depth2, code)) return false;
    depth2 = blocks.depth;
  }
  return false;
}
function openIndented(blocks, depth2) {
  if (blocks.leaf === "paragraph") return false;
  closeTo(blocks, depth2);
  blocks.leaf = "indented";
  blocks.leafLine = blocks.line;
  blocks.info = "";
  blocks.contentStart = blocks.start;
  addCode(blocks);
  return true;
}
function openContainer(blocks, depth2, code) {
  if (code === GREATER) {
    closeTo(blocks, depth2);
    enterQuote(blocks);
    blocks.quoted = true;
    push(blocks, QUOTE2, 0);
    return true;
  }
  const length = listMarker(blocks);
  if (length === 0) return false;
  const interrupts = blocks.leaf === "paragraph" && depth2 === blocks.depth;
  if (interrupts && !mayInterrupt(blocks, length)) return false;
  closeTo(blocks, depth2);
  const width = enterItem(blocks, length);
  push(blocks, width, atBlank(blocks) ? blocks.line : 0);
  blocks.itemLine = blocks.line;
  blocks.draft.listItems += 1;
  return true;
}

// ../scanner/src/markdown/table.ts
function tableColumns(cursor, start, end) {
  const columns = ruleColumns(cursor);
  if (columns === 0 || columns !== countCells(cursor.text, start, end)) return 0;
  return columns;
}
function eachCell(text2, start, end, limit2, visit3) {
  const first = rowStart(text2, start, end);
  const last = rowEnd(text2, first, end);
  let from = first;
  let cells = 0;
  for (let at = first; at <= last && cells < limit2; at += 1) {
    if (at < last && !splits(text2, at, start)) continue;
    const cell2 = trimmedStart(text2, from, at);
    visit3(cell2, trimmedEnd(text2, cell2, at));
    cells += 1;
    from = at + 1;
  }
}
function ruleColumns(cursor) {
  const { text: text2, next } = cursor;
  if (cursor.indent > 3) return 0;
  const first = text2.charCodeAt(next);
  if (first !== PIPE && first !== MINUS && first !== COLON2) return 0;
  const end = trimmedEnd(text2, next, cursor.end);
  let at = first === PIPE ? next + 1 : next;
  let columns = 0;
  while (at < end) {
    at = trimmedStart(text2, at, end);
    if (text2.charCodeAt(at) === COLON2) at += 1;
    const dashes = at;
    while (at < end && text2.charCodeAt(at) === MINUS) at += 1;
    if (at === dashes) return 0;
    if (at < end && text2.charCodeAt(at) === COLON2) at += 1;
    columns += 1;
    at = trimmedStart(text2, at, end);
    if (at < end && text2.charCodeAt(at) !== PIPE) return 0;
    at += 1;
  }
  return columns;
}
function countCells(text2, start, end) {
  const head = trimmedStart(text2, start, end);
  const tail3 = trimmedEnd(text2, head, end);
  const first = rowStart(text2, head, tail3);
  const last = rowEnd(text2, first, tail3);
  let pipes = 0;
  for (let at = first; at < last; at += 1) if (splits(text2, at, start)) pipes += 1;
  const shown5 = pipes > 0 || first > head || last < tail3;
  return shown5 && tail3 - head > 1 ? pipes + 1 : 0;
}
function rowStart(text2, start, end) {
  const at = trimmedStart(text2, start, end);
  return at < end && text2.charCodeAt(at) === PIPE ? at + 1 : at;
}
function rowEnd(text2, start, end) {
  const at = trimmedEnd(text2, start, end);
  return at > start && splits(text2, at - 1, start) ? at - 1 : at;
}
function splits(text2, at, start) {
  return text2.charCodeAt(at) === PIPE && (at === start || text2.charCodeAt(at - 1) !== BACKSLASH);
}

// ../scanner/src/markdown/text-block.ts
function addText(blocks, matched) {
  if (atBlank(blocks)) {
    if (blocks.leaf === "paragraph") closeLeaf(blocks);
  } else if (blocks.leaf === "paragraph") {
    const columns = matched === blocks.depth ? headedColumns(blocks) : 0;
    if (columns > 0) beginTable(blocks, columns);
    else addLine(blocks);
  } else if (blocks.leaf === "table") {
    addRow(blocks, blocks.line, blocks.next, blocks.end);
  } else {
    beginLines(blocks, "paragraph");
    if (blocks.itemLine === blocks.line) addTask(blocks);
  }
}
function headedColumns(blocks) {
  const last = blocks.lineCount - 1;
  return tableColumns(blocks, blocks.lineStarts[last] ?? 0, blocks.lineEnds[last] ?? 0);
}
function beginTable(blocks, columns) {
  const last = blocks.lineCount - 1;
  const start = blocks.lineStarts[last] ?? 0;
  const end = blocks.lineEnds[last] ?? 0;
  blocks.lineCount = last;
  if (last > 0) closeParagraph(blocks);
  blocks.leaf = "table";
  blocks.columns = columns;
  blocks.draft.blocks += 1;
  blocks.draft.tables += 1;
  addRow(blocks, blocks.line - 1, start, end);
}
function addRow(blocks, line, start, end) {
  const { draft, text: text2 } = blocks;
  let mark = draft.marks.length;
  if (!addProse(draft, text2, line, start, end)) return;
  const block = draft.blocks;
  eachCell(text2, start, end, blocks.columns, (from, to) => {
    while ((draft.marks[mark] ?? to) < from) mark += 1;
    if ((draft.marks[mark] ?? to) >= to) return;
    const place3 = { source: text2, start: from, end: to, line, block, joined: void 0 };
    draft.passages.push({ kind: "cell", ...place3 });
  });
}
function addTask(blocks) {
  const { text: text2, next, end } = blocks;
  if (text2.charCodeAt(next) !== OPEN_BRACKET || end - next < 3) return;
  if (text2.charCodeAt(next + 2) !== CLOSE_BRACKET) return;
  if (next + 3 < end && !isSpace(text2.charCodeAt(next + 3))) return;
  const mark = text2.charAt(next + 1);
  const checked2 = mark === "x" || mark === "X";
  if (checked2 || mark === " ") blocks.draft.tasks.push({ line: blocks.line, checked: checked2 });
}

// ../scanner/src/markdown/read-blocks.ts
function readBlocks(text2, start, lines2) {
  const blocks = openBlocks(text2, start, lines2);
  while (nextLine(blocks)) {
    readLine(blocks);
    if (blocks.leaf === "fenced" && blocks.depth === 0) skipFenced(blocks);
  }
  closeTo(blocks, 0);
  return blocks;
}
function readLine(blocks) {
  blocks.quoted = false;
  const matched = blocks.depth === 0 ? 0 : enterContainers(blocks);
  if (matched < blocks.depth) {
    if (blocks.leaf !== "paragraph" || atBlank(blocks)) closeTo(blocks, matched);
  } else if (blocks.leaf !== "none" && blocks.leaf !== "paragraph") {
    if (continueLeaf(blocks)) return;
  }
  if (!openBlock(blocks, matched)) addText(blocks, matched);
}
function enterContainers(blocks) {
  let matched = 0;
  for (; matched < blocks.depth; matched += 1) {
    const width = blocks.widths[matched] ?? 0;
    if (width === QUOTE2) {
      if (blocks.indent > 3 || atBlank(blocks)) break;
      if (blocks.text.charCodeAt(blocks.next) !== GREATER) break;
      enterQuote(blocks);
      blocks.quoted = true;
    } else if (atBlank(blocks)) {
      if (blocks.emptyLines[matched] === blocks.line - 1) break;
    } else {
      if (blocks.indent < width) break;
      skipColumns(blocks, width);
      findNext(blocks);
    }
  }
  return matched;
}

// ../scanner/src/markdown/read-html.ts
function readHtml(inline, passage) {
  enterPassage(inline, passage);
  const { source, end } = passage;
  let at = passage.start;
  let text2 = at;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (code !== LESS && code !== OPEN_BRACE) {
      at += 1;
      continue;
    }
    addText2(inline, text2, at);
    text2 = readMark2(inline, at);
    at = Math.max(text2, at + 1);
  }
  addText2(inline, text2, end);
}
function readMark2(inline, at) {
  const { source, end } = inline;
  const code = source.charCodeAt(at);
  if (code === OPEN_BRACE) {
    const after5 = readBrace(inline, at);
    return after5 > at + 1 ? after5 : at;
  }
  if (code !== LESS || at + 1 >= end) return at;
  if (source.charCodeAt(at + 1) === BANG) {
    return source.startsWith("--", at + 2) ? readComment(inline, at) : at;
  }
  const after4 = readTag(inline, at, "jsx");
  if (after4 < 0) return at;
  return source.charCodeAt(at + 1) === SLASH ? after4 : pastRawText(inline, at, after4);
}
function pastRawText(inline, at, after4) {
  const { source, finder, end } = inline;
  const name = source.slice(at + 1, scanName(source, at + 1, after4)).toLowerCase();
  if (!RAW.has(name)) return after4;
  const close2 = findTag(finder, `</${name}`, after4);
  return close2 < 0 || close2 > end ? end : close2;
}
function addText2(inline, start, end) {
  const { source, draft, passage } = inline;
  let from = start;
  while (from < end) {
    const line = lineOf(inline, from);
    const to = Math.min(end, inline.nextLine - 1);
    const words = countWords(source, from, to);
    if (words > 0) {
      const first = trimmedStart(source, from, to);
      const last = trimmedEnd(source, first, to);
      const offset = documentOffset(passage, first);
      draft.proseWords += words;
      draft.prose.push(line, offset, offset + last - first);
    }
    from = to + 1;
  }
}

// ../scanner/src/markdown/read-markdown.ts
function readMarkdown(text2) {
  const source = text2.includes("\r") && LONE_RETURN.test(text2) ? text2.replace(LONE_RETURN_ALL, "\n") : text2;
  const { frontmatter: frontmatter2, start, lines: lines2 } = readBody(source);
  const blocks = readBlocks(source, start, lines2);
  const { draft, finder } = blocks;
  const inline = createInline(draft, targetsOf(draft), finder);
  for (const passage of draft.passages) {
    if (passage.kind === "html") readHtml(inline, passage);
    else readInline(inline, passage);
  }
  return finished(draft, blocks.line, frontmatter2, inline.unordered);
}
var LONE_RETURN = /\r(?!\n)/;
var LONE_RETURN_ALL = /\r(?!\n)/g;
function targetsOf(draft) {
  const targets2 = /* @__PURE__ */ new Map();
  for (const { label, target } of draft.definitions) {
    if (!targets2.has(label)) targets2.set(label, target);
  }
  return targets2;
}
function finished(draft, lines2, frontmatter2, unordered) {
  if (unordered) draft.links.sort((one, other) => one.start - other.start);
  return {
    lines: lines2,
    frontmatter: frontmatter2,
    headings: draft.headings,
    links: draft.links,
    definitions: draft.definitions,
    codeSpans: draft.codeSpans,
    fences: draft.fences,
    comments: draft.comments,
    tasks: draft.tasks,
    anchors: draft.anchors,
    tables: draft.tables,
    listItems: draft.listItems,
    blocks: draft.blocks,
    linkBlocks: draft.linkBlocks,
    proseWords: draft.proseWords,
    prose: draft.prose
  };
}

// ../scanner/src/formats/lines.ts
function linesOf(text2) {
  const starts = [];
  for (let at = 0; at < text2.length; ) {
    starts.push(at);
    const end2 = text2.indexOf("\n", at);
    at = end2 < 0 ? text2.length : end2 + 1;
  }
  const count3 = starts.length;
  const end = (index) => {
    const start = starts[index] ?? text2.length;
    let at = starts[index + 1] ?? text2.length;
    while (at > start && text2.charCodeAt(at - 1) <= 32) at -= 1;
    return at;
  };
  return {
    count: count3,
    start: (index) => starts[index] ?? text2.length,
    end,
    of: (index) => text2.slice(starts[index] ?? text2.length, end(index)),
    isBlank: (index) => end(index) === (starts[index] ?? text2.length),
    indent: (index) => indentOf(text2, starts[index] ?? text2.length, end(index))
  };
}
function indentOf(text2, start, end) {
  let column = 0;
  for (let at = start; at < end; at += 1) {
    const code = text2.charCodeAt(at);
    if (code === 32) column += 1;
    else if (code === 9) column += 8 - column % 8;
    else return column;
  }
  return column;
}

// ../scanner/src/formats/sheet.ts
function openSheet(source) {
  const text2 = source.includes("\r") ? source.replace(/\r(?!\n)/g, "\n") : source;
  const body = readBody(text2);
  return {
    text: text2,
    lines: linesOf(text2),
    first: body.lines,
    frontmatter: body.frontmatter,
    headings: [],
    links: [],
    definitions: [],
    codeSpans: [],
    fences: [],
    comments: [],
    tasks: [],
    anchors: [],
    passages: [],
    prose: [],
    tables: 0,
    listItems: 0,
    blocks: 0,
    linkBlocks: 0
  };
}
function addPassage(sheet, from, to, start) {
  const { lines: lines2 } = sheet;
  const begin2 = start ?? contentStart(sheet, from);
  sheet.passages.push({ line: from + 1, start: begin2, end: lines2.end(to - 1) });
  sheet.prose.push(from + 1, begin2, lines2.end(from));
  for (let index = from + 1; index < to; index += 1) {
    sheet.prose.push(index + 1, contentStart(sheet, index), lines2.end(index));
  }
}
function contentStart({ text: text2, lines: lines2 }, index) {
  const end = lines2.end(index);
  let at = lines2.start(index);
  while (at < end && text2.charCodeAt(at) <= 32) at += 1;
  return at;
}
function addCode2(sheet, block, kind2, info) {
  const { lines: lines2 } = sheet;
  sheet.blocks += 1;
  sheet.fences.push({
    line: block.open + 1,
    endLine: Math.max(block.open, block.close) + 1,
    kind: kind2,
    info,
    start: lines2.start(block.from),
    end: Math.max(lines2.start(block.from), lines2.start(block.to))
  });
}
function addComment2(sheet, index, text2) {
  sheet.comments.push({ line: index + 1, text: trimmed(text2).slice(0, COMMENT_LIMIT) });
}
function addBlockLink(sheet, index, kind2, target) {
  if (target === "") return;
  const start = sheet.lines.start(index);
  sheet.links.push({ line: index + 1, start, end: sheet.lines.end(index), kind: kind2, target, text: "" });
  sheet.linkBlocks += 1;
}
function closeSheet(sheet, readInline5) {
  for (const passage of sheet.passages) {
    const before = sheet.links.length;
    readInline5(passage);
    if (sheet.links.length > before) sheet.linkBlocks += 1;
  }
  let proseWords = 0;
  for (let at = 0; at + 2 < sheet.prose.length; at += 3) {
    proseWords += countWords(sheet.text, sheet.prose[at + 1] ?? 0, sheet.prose[at + 2] ?? 0);
  }
  sheet.links.sort((one, other) => one.start - other.start);
  sheet.codeSpans.sort((one, other) => one.start - other.start);
  sheet.anchors.sort((one, other) => one.line - other.line);
  const { text: _, lines: lines2, first: __, passages: ___, ...lists } = sheet;
  return { ...lists, lines: lines2.count, proseWords };
}
function lineFinder(text2, { line, start }) {
  let current = line;
  let next = text2.indexOf("\n", start);
  return (offset) => {
    while (next >= 0 && next < offset) {
      current += 1;
      next = text2.indexOf("\n", next + 1);
    }
    return current;
  };
}

// ../scanner/src/formats/asciidoc/attributes.ts
function substituted(text2, attributes) {
  if (!text2.includes("{")) return text2;
  return text2.replace(
    /\{([\w-]{1,80})\}/g,
    (whole2, name) => attributes.get(name) ?? DEFAULTS.get(name) ?? whole2
  ).slice(0, SUBSTITUTED_LIMIT);
}
var SUBSTITUTED_LIMIT = 2048;
var DEFAULTS = /* @__PURE__ */ new Map([
  ["docdir", "."],
  ["partialsdir", "{partialsdir}"],
  ["blank", ""],
  ["empty", ""],
  ["sp", " "]
]);
function imageTarget(written, attributes) {
  const directory = attributes.get("imagesdir") ?? "";
  const own = /^(?:\/|\{|[a-z][\w+.-]*:)/i.test(written);
  return directory === "" || own ? written : `${directory.replace(/\/$/, "")}/${written}`;
}

// ../scanner/src/formats/asciidoc/macros.ts
function includedFile({ sheet, attributes }, index) {
  const written = /^include::([^[\s][^[]{0,1000})\[/.exec(sheet.lines.of(index))?.[1];
  if (written === void 0) return false;
  const target = substituted(written, attributes);
  if (isOfProject(target)) addBlockLink(sheet, index, "link", target);
  return true;
}
function isOfProject(target) {
  return !/[{}$]|^[^/#]*:/.test(target);
}

// ../scanner/src/formats/asciidoc/delimited.ts
function isDelimiter(line) {
  return DELIMITER.test(line);
}
var DELIMITER = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|={4,}|\*{4,}|_{4,}|--|```[\w+-]*|~~~~+|[|,:!]={3,})$/;
function readDelimited(reading, index, { style, language }) {
  const { sheet } = reading;
  const { lines: lines2 } = sheet;
  const line = lines2.of(index);
  if (/^[|,:!]=/.test(line)) return readTable(reading, index, line);
  const fenced = line.startsWith("```");
  const verbatim = fenced || /^[-.+/]{4}/.test(line) || line === "--" && style === "source";
  if (!verbatim) {
    toggle(reading.open, line);
    return index + 1;
  }
  const close2 = closing(sheet, index, fenced ? "```" : line);
  const end = Math.min(close2, lines2.count);
  if (line.startsWith("/")) {
    const text2 = end > index + 1 ? sheet.text.slice(lines2.start(index + 1), lines2.end(end - 1)) : "";
    addComment2(sheet, index, text2);
  } else if (!line.startsWith("+")) {
    const info = fenced ? line.slice(3) : language;
    const kind2 = fenced || info !== "" || line.startsWith("-") ? "fenced" : "indented";
    for (let at = index + 1; at < end; at += 1) includedFile(reading, at);
    addCode2(
      sheet,
      { open: index, from: index + 1, to: end, close: Math.min(close2, lines2.count - 1) },
      kind2,
      info
    );
  }
  return close2 + 1;
}
function toggle(open, line) {
  const at = open.lastIndexOf(line);
  if (at < 0) open.push(line);
  else open.length = at;
}
function closing({ lines: lines2 }, index, mark) {
  let at = index + 1;
  while (at < lines2.count && lines2.of(at) !== mark) at += 1;
  return at;
}
function readTable(reading, index, mark) {
  const { sheet } = reading;
  const { lines: lines2 } = sheet;
  sheet.tables += 1;
  sheet.blocks += 1;
  const close2 = closing(sheet, index, mark);
  for (let at = index + 1; at < close2; at += 1) {
    if (!lines2.isBlank(at) && !includedFile(reading, at)) addPassage(sheet, at, at + 1);
  }
  return close2 + 1;
}

// ../scanner/src/formats/asciidoc/headings.ts
function readHeading({ sheet, open }, index) {
  const { lines: lines2 } = sheet;
  const line = lines2.of(index);
  const marked3 = /^(={1,6}|#{1,6})\s+(\S.*)$/.exec(line);
  if (marked3 !== null) {
    const [, marks2 = "", title = ""] = marked3;
    const text2 = title.replace(new RegExp(`\\s+[${marks2[0] ?? "="}]{${marks2.length}}$`), "");
    addHeading2(sheet, index, marks2.length, text2, false);
    return index + 1;
  }
  const under = lines2.of(index + 1);
  const level = UNDERLINES.indexOf(under[0] ?? " ") + 1;
  if (level === 0 || open.includes(under) || !/^([=\-~^+])\1+$/.test(under)) return index;
  if (!/^[^\s[.|].*[\w\x80-\xff]/.test(line) || isDelimiter(line)) return index;
  if (Math.abs(under.length - utf8(line).length) > 1) return index;
  addHeading2(sheet, index, level, line, true);
  return index + 2;
}
var UNDERLINES = "=-~^+";
function addHeading2(sheet, index, level, text2, setext) {
  const start = sheet.lines.start(index);
  sheet.blocks += 1;
  sheet.headings.push({ line: index + 1, start, level, text: text2, setext });
  sheet.anchors.push({ line: index + 1, id: latin1(sectionId(utf8(text2))) });
  if (/^[\w\x80-\xff]+$/.test(text2)) sheet.anchors.push({ line: index + 1, id: text2 });
}
function sectionId(title) {
  const id = title.toLowerCase().replace(/<[^>]{0,200}>|&\w+;|[^\p{Alphabetic}\p{M}\p{N}\p{Pc}\s.-]/gu, "").replace(/[\s.-]+/g, "_").replace(/^_+|_+$/g, "");
  return `_${id}`;
}

// ../scanner/src/formats/asciidoc/inline.ts
function inlineReader({ sheet, attributes }) {
  return (passage) => {
    const source = sheet.text.slice(passage.start, passage.end);
    if (!/[`[<:]/.test(source)) return;
    const lineOf5 = lineFinder(sheet.text, passage);
    for (const found2 of source.matchAll(INLINE)) {
      const start = passage.start + found2.index;
      const place3 = { line: lineOf5(start), start, end: start + found2[0].length };
      const [whole2, macro, target = "", text2 = "", reference, code, anchor] = found2;
      if (source[found2.index - 1] === "\\") continue;
      if (macro !== void 0) addMacro(sheet, place3, { macro, target, text: text2 }, attributes);
      else if (reference !== void 0) addReference(sheet, place3, reference);
      else if (code !== void 0) addCode3(sheet, place3, code);
      else if (anchor !== void 0) sheet.anchors.push({ line: place3.line, id: anchor });
      else sheet.links.push({ ...place3, kind: "autolink", target: whole2, text: whole2 });
    }
  };
}
var INLINE = /(?<![\w:])(link|xref|image|anchor|include):{1,2}([^\s[:][^[\n]{0,1000})?\[((?:[^\]\\]|\\.){0,500})\]|<<([^<>\n]{1,500})>>|(?<![\w`])`{1,2}\+?([^`\n]{1,300}?)\+?`{1,2}(?![\w`])|\[\[([^\][,\n]{1,200})(?:,[^\][\n]{0,200})?\]\]|https?:\/\/[^\s<>"'`)\][]{1,2000}/g;
function addMacro(sheet, place3, { macro, target, text: text2 }, attributes) {
  if (macro === "anchor") {
    sheet.anchors.push({ line: place3.line, id: target });
    return;
  }
  const image = macro === "image";
  const whole2 = substituted(image ? imageTarget(target, attributes) : target, attributes);
  const inner = macro === "xref" && !/[#./]/.test(whole2);
  const address = inner ? `#${whole2}` : whole2;
  if (whole2 === "" || !isOfProject(address)) return;
  sheet.links.push({ ...place3, kind: image ? "image" : "link", target: address, text: text2 });
}
function addReference(sheet, place3, reference) {
  const comma = reference.indexOf(",");
  const id = trimmed(comma < 0 ? reference : reference.slice(0, comma));
  const text2 = comma < 0 ? "" : trimmed(reference.slice(comma + 1));
  if (id === "" || /\s/.test(id) || !isOfProject(id)) return;
  const target = /[#/]|\.adoc$/.test(id) ? id : `#${id}`;
  sheet.links.push({ ...place3, kind: "link", target, text: text2 });
}
function addCode3(sheet, { line, start, end }, text2) {
  const begin2 = sheet.text.indexOf(text2, start);
  sheet.codeSpans.push({ line, start: begin2, end: Math.min(end, begin2 + text2.length), text: text2 });
}

// ../scanner/src/formats/asciidoc/lines.ts
function readLine2(reading, index, pending) {
  const { sheet, attributes } = reading;
  const line = sheet.lines.of(index);
  const attribute = /^:(!?[\w-]{1,80}!?):(?:\s+(.*))?$/.exec(line);
  if (attribute !== null) {
    setAttribute(attributes, attribute[1] ?? "", attribute[2] ?? "");
    return pending;
  }
  if (line.startsWith("//") && !isDelimiter(line)) {
    addComment2(sheet, index, line.slice(2));
    return pending;
  }
  if (line.startsWith("[") && line.endsWith("]"))
    return readAttributes2(sheet, index, line, pending);
  if (/^\.[^\s.]/.test(line)) {
    addPassage(sheet, index, index + 1, contentStart(sheet, index) + 1);
    return pending;
  }
  if (includedFile(reading, index)) return pending;
  if (readMacro(sheet, index, line, attributes)) return NOTHING3;
  return line === "+" || /^(?:'''|<<<)$/.test(line) ? pending : void 0;
}
var NOTHING3 = { style: "", language: "" };
var ATTRIBUTE_LIMIT2 = 256;
function setAttribute(attributes, name, value) {
  if (name.includes("!")) attributes.delete(name.replaceAll("!", ""));
  else if (attributes.size < ATTRIBUTE_LIMIT2 || attributes.has(name)) {
    attributes.set(name, substituted(value, attributes));
  }
}
function readAttributes2(sheet, index, line, pending) {
  const anchor = /^\[\[([^\],]{1,200})(?:,[^\]]{0,500})?\]\]$/.exec(line)?.[1];
  const list3 = line.slice(1, -1);
  const id = anchor ?? /^[^,"]{0,80}#([^,.%"\s]{1,200})/.exec(list3)?.[1] ?? /(?:^|,)\s*id="?([^",\]]{1,200})/.exec(list3)?.[1];
  if (id !== void 0) sheet.anchors.push({ line: index + 1, id });
  if (anchor !== void 0) return pending;
  if (/\]/.test(list3.replace(/"[^"]*"/g, ""))) return void 0;
  const [first = "", second = ""] = list3.split(",");
  const style = /^[\w-]*/.exec(first.trim())?.[0] ?? "";
  const language = second.trim().replace(/^language=/, "").replaceAll('"', "");
  if (style === "" && language === "") return pending;
  return {
    style: style === "" ? "source" : style,
    language: style === "source" || style === "" ? language : ""
  };
}
function readMacro(sheet, index, line, attributes) {
  const macro = /^([a-z]\w{1,20})::([^\s[][^[]{0,1000})?\[.*\]$/.exec(line);
  if (macro === null) return false;
  const [, name = "", written = ""] = macro;
  sheet.blocks += 1;
  const picture = name === "image" || name === "video" || name === "audio";
  if (!picture && !DIAGRAMS.has(name)) return true;
  const target = substituted(picture ? imageTarget(written, attributes) : written, attributes);
  if (name !== "image" && !target.includes(".")) return true;
  if (isOfProject(target)) addBlockLink(sheet, index, picture ? "image" : "link", target);
  return true;
}
var DIAGRAMS = /* @__PURE__ */ new Set([
  "plantuml",
  "mermaid",
  "graphviz",
  "ditaa",
  "drawio",
  "svgbob"
]);

// ../scanner/src/formats/asciidoc.ts
function readAsciidoc(text2) {
  const sheet = openSheet(text2);
  const reading = { sheet, attributes: /* @__PURE__ */ new Map(), open: [] };
  let pending = NOTHING4;
  let index = sheet.first;
  while (index < sheet.lines.count) {
    if (sheet.lines.isBlank(index)) {
      index += 1;
      continue;
    }
    const line = readLine2(reading, index, pending);
    if (line !== void 0) {
      pending = line;
      index += 1;
      continue;
    }
    index = readBlock(reading, index, pending);
    pending = NOTHING4;
  }
  return closeSheet(sheet, inlineReader(reading));
}
var NOTHING4 = { style: "", language: "" };
function readBlock(reading, index, pending) {
  const { sheet } = reading;
  const heading = readHeading(reading, index);
  if (heading > index) return heading;
  if (isDelimiter(sheet.lines.of(index))) return readDelimited(reading, index, pending);
  if (CODE_STYLES.has(pending.style)) return readCodeParagraph(sheet, index, pending.language);
  if (/^[ \t]/.test(sheet.lines.of(index)) && !ITEM.test(sheet.lines.of(index).trimStart())) {
    return readCodeParagraph(sheet, index, "");
  }
  return readParagraph(sheet, index);
}
var CODE_STYLES = /* @__PURE__ */ new Set([
  "source",
  "listing",
  "literal",
  "stem",
  "plantuml"
]);
function readCodeParagraph(sheet, index, language) {
  let end = index;
  while (end < sheet.lines.count && !sheet.lines.isBlank(end)) end += 1;
  const kind2 = language === "" ? "indented" : "fenced";
  addCode2(sheet, { open: index, from: index, to: end, close: end - 1 }, kind2, language);
  return end;
}
var ITEM = /^(?:[*.]{1,6}|-|\d{1,9}\.|<(?:\d{1,3}|\.)>)\s+(?:\[([ xX*])\]\s+)?/;
function readParagraph(sheet, index) {
  const { lines: lines2 } = sheet;
  const item = ITEM.exec(lines2.of(index).trimStart());
  if (item === null) sheet.blocks += 1;
  else {
    sheet.listItems += 1;
    const box = item[1];
    if (box !== void 0) sheet.tasks.push({ line: index + 1, checked: box !== " " });
  }
  let end = index + 1;
  while (end < lines2.count && !lines2.isBlank(end) && !endsParagraph(lines2.of(end))) end += 1;
  addPassage(sheet, index, end, contentStart(sheet, index) + (item?.[0].length ?? 0));
  return end;
}
function endsParagraph(line) {
  return ITEM.test(line.trimStart()) || line === "+" || line.startsWith("[") || isDelimiter(line) || MACRO.test(line);
}
var MACRO = /^(?:\/\/|\w{2,20}::\S|\|===)/;

// ../scanner/src/formats/org/inline.ts
function readInline2(sheet, passage) {
  const source = sheet.text.slice(passage.start, passage.end);
  if (!/[[=~<:]/.test(source)) return;
  const lineOf5 = lineFinder(sheet.text, passage);
  for (const found2 of source.matchAll(INLINE2)) {
    const start = passage.start + found2.index;
    const place3 = { line: lineOf5(start), start, end: start + found2[0].length };
    const [whole2, address, text2 = "", anchor, code] = found2;
    if (address !== void 0) addLink2(sheet, place3, address, text2);
    else if (anchor !== void 0) sheet.anchors.push({ line: place3.line, id: anchor });
    else if (code !== void 0) {
      sheet.codeSpans.push({
        line: place3.line,
        start: start + 1,
        end: start + 1 + code.length,
        text: code
      });
    } else sheet.links.push({ ...place3, kind: "autolink", target: whole2, text: whole2 });
  }
}
var INLINE2 = /\[\[([^\][]{1,1500})\](?:\[([^\][]{1,1500})\])?\]|<<([^<>\n]{1,200})>>|(?<=^|[\s("'{-])[=~]([^\s=~](?:[^\n]{0,300}?[^\s=~])?)[=~](?=$|[\s)"'}\-.,;:!?[])|https?:\/\/[^\s<>"'`)\][]{1,2000}/g;
function addLink2(sheet, place3, address, text2) {
  const bare2 = address.replace(/^(?:file(?:\+\w+)?|docview):/, "");
  const isFile = bare2 !== address || /^(?:\.{0,2}\/|~\/)/.test(address);
  if (!isFile) {
    const known2 = address.startsWith("#") || /^[a-z][\w+.-]*:/i.test(address);
    if (known2) sheet.links.push({ ...place3, kind: "link", target: address, text: text2 });
    return;
  }
  const mark = bare2.indexOf("::");
  const path = mark < 0 ? bare2 : bare2.slice(0, mark);
  const where2 = mark < 0 ? "" : bare2.slice(mark + 2);
  const target = where2.startsWith("#") ? `${path}${where2}` : path;
  const image = text2 === "" && /\.(?:png|jpe?g|gif|svg|webp)$/i.test(path);
  if (target !== "") sheet.links.push({ ...place3, kind: image ? "image" : "link", target, text: text2 });
}

// ../scanner/src/formats/org.ts
function readOrg(text2) {
  const sheet = openSheet(text2);
  let index = sheet.first;
  while (index < sheet.lines.count) {
    index = sheet.lines.isBlank(index) ? index + 1 : readBlock2(sheet, index);
  }
  return closeSheet(sheet, (passage) => readInline2(sheet, passage));
}
function readBlock2(sheet, index) {
  const { lines: lines2 } = sheet;
  const line = lines2.of(index);
  const heading = /^(\*+)\s+(.*)$/.exec(line);
  if (heading !== null) return readHeading2(sheet, index, heading[1] ?? "", heading[2] ?? "");
  const inner = line.trimStart();
  const block = /^#\+begin_(\w{1,40})(?:\s+(.*))?$/i.exec(inner);
  if (block !== null)
    return readNamed(sheet, index, (block[1] ?? "").toLowerCase(), block[2] ?? "");
  if (inner.startsWith("#+")) return readKeyword(sheet, index, inner);
  if (/^#(?:\s|$)/.test(inner)) {
    addComment2(sheet, index, inner.slice(1));
    return index + 1;
  }
  if (/^:[\w-]{1,80}:/.test(inner)) return readDrawerLine(sheet, index, inner);
  if (/^:(?:\s|$)/.test(inner)) return readFixed(sheet, index);
  if (inner.startsWith("|")) return readTable2(sheet, index);
  return readParagraph2(sheet, index);
}
function readHeading2(sheet, index, stars, title) {
  const text2 = title.replace(/^(?:TODO|DONE|NEXT|WAITING|CANCELLED|CANCELED)(?:\s+|$)/, "").replace(/^\[#\w\]\s+/, "").replace(/\s+:[\w@#%:\x80-\xFF]+:$/, "").replace(/\s*\[\d*(?:\/\d*|%)\]$/, "");
  const start = sheet.lines.start(index);
  sheet.blocks += 1;
  sheet.headings.push({
    line: index + 1,
    start,
    level: stars.length,
    text: trimmed(text2),
    setext: false
  });
  return index + 1;
}
function readNamed(sheet, index, name, argument) {
  const { lines: lines2 } = sheet;
  if (!/^(?:src|example|export|comment|verbatim)$/.test(name)) return index + 1;
  const end = `#+end_${name}`;
  let close2 = index + 1;
  while (close2 < lines2.count && lines2.of(close2).trim().toLowerCase() !== end) close2 += 1;
  if (name === "comment") {
    const text2 = close2 > index + 1 ? sheet.text.slice(lines2.start(index + 1), lines2.end(close2 - 1)) : "";
    addComment2(sheet, index, text2);
  } else if (name !== "export") {
    const info = name === "src" ? /^\S*/.exec(argument)?.[0] ?? "" : "";
    addCode2(
      sheet,
      { open: index, from: index + 1, to: close2, close: Math.min(close2, lines2.count - 1) },
      "fenced",
      info
    );
  }
  return close2 + 1;
}
function readKeyword(sheet, index, line) {
  const [, key = "", value = ""] = /^#\+([\w-]{1,40}):\s*(.*)$/.exec(line) ?? [];
  const name = key.toLowerCase();
  if (name === "include" || name === "setupfile") {
    const file = /^"([^":]{1,1000})(?:::[^"]*)?"|^(\S{1,1000})/.exec(value);
    addBlockLink(sheet, index, "link", file?.[1] ?? file?.[2] ?? "");
  }
  if (name === "title" && value !== "") {
    const start = sheet.lines.start(index);
    sheet.headings.push({ line: index + 1, start, level: 1, text: value, setext: false });
  }
  return index + 1;
}
function readDrawerLine(sheet, index, line) {
  const [, key = "", value = ""] = /^:([\w-]{1,80}):\s*(.*)$/.exec(line) ?? [];
  if (/^(?:custom_id|id)$/i.test(key) && value !== "")
    sheet.anchors.push({ line: index + 1, id: value });
  return index + 1;
}
function readFixed(sheet, index) {
  let end = index;
  while (end < sheet.lines.count && /^\s*:(?:\s|$)/.test(sheet.lines.of(end))) end += 1;
  addCode2(sheet, { open: index, from: index, to: end, close: end - 1 }, "indented", "");
  return end;
}
function readTable2(sheet, index) {
  sheet.tables += 1;
  sheet.blocks += 1;
  let end = index;
  for (; end < sheet.lines.count && sheet.lines.of(end).trimStart().startsWith("|"); end += 1) {
    if (!/^\s*\|[-+|]*$/.test(sheet.lines.of(end))) addPassage(sheet, end, end + 1);
  }
  return end;
}
var ITEM2 = /^(?:[-+]|\*(?=\s)|\d{1,9}[.)])\s+(?:\[@\d+\]\s+)?(?:\[([ xX-])\]\s+)?/;
function readParagraph2(sheet, index) {
  const { lines: lines2 } = sheet;
  const item = ITEM2.exec(lines2.of(index).trimStart());
  if (item === null) sheet.blocks += 1;
  else {
    sheet.listItems += 1;
    const box = item[1];
    if (box !== void 0)
      sheet.tasks.push({ line: index + 1, checked: box.toLowerCase() === "x" });
  }
  let end = index + 1;
  while (end < lines2.count && !lines2.isBlank(end) && !beginsBlock(lines2.of(end))) end += 1;
  addPassage(sheet, index, end, contentStart(sheet, index) + (item?.[0].length ?? 0));
  return end;
}
function beginsBlock(line) {
  return /^\*+\s/.test(line) || /^\s*(?:#\+|#\s|\||:[\w-]{1,80}:|:\s)/.test(line) || ITEM2.test(line.trimStart());
}

// ../scanner/src/formats/rst/extent.ts
function indentedEnd({ lines: lines2 }, index) {
  const indent = lines2.indent(index);
  let end = index + 1;
  while (end < lines2.count && !lines2.isBlank(end) && lines2.indent(end) > indent) end += 1;
  return end;
}
function blockEnd({ lines: lines2 }, index) {
  const indent = lines2.indent(index);
  let end = index + 1;
  for (let at = index + 1; at < lines2.count; at += 1) {
    if (lines2.isBlank(at)) continue;
    if (lines2.indent(at) <= indent) break;
    end = at + 1;
  }
  return end;
}

// ../scanner/src/formats/rst/directives.ts
function readDirective(sheet, index, name, argument) {
  const end = blockEnd(sheet, index);
  const content = optionsEnd(sheet, index, end);
  const plain2 = name.slice(name.lastIndexOf(":") + 1);
  if (IMAGES.has(plain2)) {
    addBlockLink(sheet, index, "image", argument);
    addOption(sheet, index, content, "target");
    return content;
  }
  if (FILES.has(plain2) && !argument.startsWith("<") && content >= end) {
    addBlockLink(sheet, index, "link", argument);
    return end;
  }
  if (plain2 === "include" || plain2 === "literalinclude") return end;
  if (plain2 === "toctree") {
    for (let at = content; at < end; at += 1) addEntry(sheet, at);
    return end;
  }
  addOption(sheet, index, content, "file");
  if (CODE.has(plain2)) {
    addLiteral(sheet, index, content, end, argument);
    return end;
  }
  if (SILENT.has(plain2)) return end;
  return content;
}
var IMAGES = /* @__PURE__ */ new Set(["image", "figure", "thumbnail", "video"]);
var FILES = /* @__PURE__ */ new Set([
  ...["include", "literalinclude", "uml", "plantuml", "graphviz", "drawio-image", "drawio-figure"],
  ...["mermaid", "mdinclude", "csv-file", "exec-file"]
]);
var CODE = /* @__PURE__ */ new Set([
  ...["code", "code-block", "sourcecode", "parsed-literal", "prompt", "math", "raw", "doctest"],
  ...["testcode", "testsetup", "testoutput", "testcleanup", "ipython", "jupyter-execute", "plot"],
  ...["uml", "plantuml", "graphviz", "mermaid", "digraph", "graph", "productionlist", "highlight"],
  ...["code-cell", "command-output", "program-output", "runblock"]
]);
var SILENT = /* @__PURE__ */ new Set([
  ...["index", "meta", "contents", "sectnum", "default-role", "role", "currentmodule", "module"],
  ...[
    "tags",
    "csv-table",
    "autosummary",
    "replace",
    "unicode",
    "date",
    "title",
    "autosectionlabel"
  ]
]);
function optionsEnd({ lines: lines2 }, index, end) {
  let at = index + 1;
  while (at < end && !lines2.isBlank(at)) {
    if (!/^\s+:[^:]/.test(lines2.of(at)) && at === index + 1) return at;
    at += 1;
  }
  while (at < end && lines2.isBlank(at)) at += 1;
  return at;
}
function addOption(sheet, index, content, name) {
  for (let at = index + 1; at < content; at += 1) {
    const option2 = /^\s*:([\w-]{1,40}):\s+(.*)$/.exec(sheet.lines.of(at));
    const value = trimmed(option2?.[2] ?? "");
    if (option2?.[1] === name && !value.endsWith("_")) addBlockLink(sheet, at, "link", value);
  }
}
function addEntry(sheet, index) {
  const entry2 = trimmed(sheet.lines.of(index));
  if (entry2 === "" || entry2 === "self" || entry2.startsWith(":") || entry2.startsWith(".. ")) return;
  addBlockLink(sheet, index, "link", titled(entry2));
}
function titled(text2) {
  const target = /<([^<>]{1,1000})>$/.exec(text2)?.[1];
  return trimmed(target ?? text2);
}
function addLiteral(sheet, open, from, end, info) {
  if (from >= end) return;
  addCode2(sheet, { open, from, to: end, close: end - 1 }, "fenced", info);
}

// ../scanner/src/formats/rst/ids.ts
function docutilsId(name) {
  return utf8(name).toLowerCase().replace(/[\xdf\xe6\xf8\u0153\u0111\u0142]/g, (letter) => SPELT[letter] ?? letter).normalize("NFKD").replace(/[\u0080-\u{10ffff}]+/gu, "").replace(/[^a-z0-9]+/g, "-").replace(/^[-0-9]+|-+$/g, "");
}
var SPELT = {
  \u00DF: "sz",
  \u00E6: "ae",
  \u00F8: "o",
  \u0153: "oe",
  \u0111: "d",
  \u0142: "l"
};
function foldedName(name) {
  return trimmed(name.replace(/[ \t\r\n]+/g, " ")).toLowerCase();
}

// ../scanner/src/formats/rst/explicit.ts
function readExplicit(sheet, index) {
  const line = sheet.lines.of(index).trimStart();
  const target = TARGET.exec(line);
  if (target !== null)
    return readTarget(sheet, index, target[1] ?? target[2] ?? "", target[3] ?? "");
  const directive = DIRECTIVE.exec(line);
  if (directive !== null) {
    const [, name = "", argument = ""] = directive;
    return readDirective(sheet, index, name.toLowerCase(), trimmed(argument));
  }
  const anonymous = /^(?:__|\.\. __:)\s+(.*)$/.exec(line)?.[1];
  if (anonymous !== void 0) return readTarget(sheet, index, "", anonymous);
  if (/^\.\. \[[^\]]{1,200}\]\s/.test(line)) return readNote(sheet, index);
  return readComment2(sheet, index);
}
var TARGET = /^\.\. _(?!_)(?:`((?:[^`\\]|\\.){1,500})`|((?:[^:\\]|\\.|:(?=\S)){1,500})):(?:\s+(.*))?$/;
var DIRECTIVE = /^\.\. (?:\|[^|]{1,200}\|\s+)?([A-Za-z][\w+.:-]{0,80}?)\s?::(?:\s+(.*))?$/;
function readTarget(sheet, index, name, address) {
  const end = indentedEnd(sheet, index);
  let target = trimmed(address);
  for (let at = index + 1; at < end; at += 1) target += trimmed(sheet.lines.of(at));
  const line = index + 1;
  if (target === "") {
    sheet.anchors.push({ line, id: docutilsId(name) });
    if (docutilsId(name) !== name) sheet.anchors.push({ line, id: name });
  } else if (!/(?:^|[^\\])_$/.test(target)) {
    sheet.definitions.push({ line, label: foldedName(name), target: target.replaceAll("\\", "") });
  }
  return end;
}
function readNote(sheet, index) {
  const marker = /^\s*\.\. \[[^\]]{1,200}\]\s+/.exec(sheet.lines.of(index));
  const end = indentedEnd(sheet, index);
  sheet.blocks += 1;
  const start = sheet.lines.start(index) + (marker?.[0].length ?? 0);
  addPassage(sheet, index, end, Math.max(start, contentStart(sheet, index)));
  return end;
}
function readComment2(sheet, index) {
  const { lines: lines2 } = sheet;
  const own = trimmed(trimmed(lines2.of(index)).slice(2));
  if (own === "" && lines2.isBlank(index + 1)) return index + 1;
  const end = blockEnd(sheet, index);
  const rest = sheet.text.slice(
    lines2.start(index + 1),
    Math.max(lines2.start(index + 1), lines2.end(end - 1))
  );
  addComment2(sheet, index, `${own}
${end > index + 1 ? rest : ""}`);
  return end;
}

// ../scanner/src/formats/rst/inline.ts
function inlineReader2(sheet) {
  const targets2 = /* @__PURE__ */ new Map();
  for (const { label, target } of sheet.definitions) {
    if (!targets2.has(label)) targets2.set(label, target);
  }
  return (passage) => readInline3({ sheet, targets: targets2 }, passage);
}
function readInline3(inline, passage) {
  const { sheet } = inline;
  const source = sheet.text.slice(passage.start, passage.end);
  if (!/[`_:]/.test(source)) return;
  const lineOf5 = lineFinder(sheet.text, passage);
  for (const found2 of source.matchAll(INLINE3)) {
    const start = passage.start + found2.index;
    const at = { line: lineOf5(start), start, end: start + found2[0].length };
    const [, literal2, role, interpreted, mark, inlineTarget, name] = found2;
    if (literal2 !== void 0) addCode4(sheet, at, 2, literal2);
    else if (inlineTarget !== void 0)
      sheet.anchors.push({ line: at.line, id: docutilsId(inlineTarget) });
    else if (role !== void 0) addRole(sheet, at, role.toLowerCase(), interpreted ?? "");
    else if (mark !== void 0 && mark !== "") addReference2(inline, at, interpreted ?? "");
    else if (interpreted !== void 0) addCode4(sheet, at, 1, interpreted);
    else if (name !== void 0) addNamed(inline, at, name, name);
    else addLink3(sheet, at, "autolink", found2[0], found2[0]);
  }
}
var INLINE3 = /``([^`]{1,500}(?:`[^`]{1,500}){0,8})``|(?::([A-Za-z][\w+.:-]{0,60}):)?(?<![_\w`])`((?:[^`\\]|\\[\s\S]){1,1500})`(__?(?!\w))?|(?<!\w)_`([^`]{1,300})`|(?<![\w`<])([A-Za-z0-9](?:[A-Za-z0-9]|[-_.+:](?=[A-Za-z0-9])){0,100})__?(?![\w`])|https?:\/\/[^\s<>"'`)\]]{1,2000}/g;
function addCode4(sheet, { line, start }, marks2, text2) {
  const begin2 = start + marks2;
  sheet.codeSpans.push({ line, start: begin2, end: begin2 + text2.length, text: text2 });
}
var DOCUMENT_ROLES = /* @__PURE__ */ new Set(["doc", "download", "any-doc"]);
var CODE_ROLES = /* @__PURE__ */ new Set([
  "file",
  "code",
  "literal",
  "path",
  "samp",
  "source"
]);
function addRole(sheet, at, role, text2) {
  const name = role.slice(role.lastIndexOf(":") + 1);
  if (DOCUMENT_ROLES.has(name)) addLink3(sheet, at, "link", titled(text2), text2);
  else if (CODE_ROLES.has(name)) addCode4(sheet, at, role.length + 3, text2);
}
function addReference2(inline, at, text2) {
  const embedded = /^([\s\S]*?)\s*<([^<>]{1,1500})>$/.exec(text2);
  if (embedded === null) {
    addNamed(inline, at, text2, text2);
    return;
  }
  const target = (embedded[2] ?? "").replace(/[ \t\r\n]+/g, "").replaceAll("\\", "");
  if (target.endsWith("_")) addNamed(inline, at, target.slice(0, -1), text2);
  else addLink3(inline.sheet, at, "link", target, embedded[1] ?? "");
}
function addNamed({ sheet, targets: targets2 }, at, name, text2) {
  const reference = foldedName(name);
  const target = targets2.get(reference);
  if (target !== void 0) sheet.links.push({ ...at, kind: "link", target, text: text2, reference });
}
function addLink3(sheet, at, kind2, target, text2) {
  if (target !== "") sheet.links.push({ ...at, kind: kind2, target, text: text2 });
}

// ../scanner/src/formats/rst/sections.ts
function readSection(sheet, index, levels) {
  const { lines: lines2 } = sheet;
  const line = lines2.of(index);
  if (ADORNMENT.test(line)) {
    const title = lines2.of(index + 1);
    if (title !== "" && !ADORNMENT.test(title) && lines2.of(index + 2) === line) {
      addTitle(sheet, index + 1, levels, `${line[0]}${line[0]}`);
      return index + 3;
    }
    const alone = line.length >= 4 && lines2.isBlank(index + 1);
    return alone ? index + 1 : index;
  }
  const under = lines2.of(index + 1);
  if (line === "" || /^\s/.test(line) || !ADORNMENT.test(under)) return index;
  if (under.length < 4 && under.length < utf8(line).length) return index;
  if (/^\.\.(?:\s|$)/.test(line)) return index;
  addTitle(sheet, index, levels, under[0] ?? "");
  return index + 2;
}
var ADORNMENT = /^([!-/:-@[-`{-~])\1+$/;
function addTitle(sheet, index, levels, style) {
  const { lines: lines2 } = sheet;
  const level = levels.get(style) ?? levels.size + 1;
  levels.set(style, level);
  const text2 = trimmed(lines2.of(index));
  sheet.blocks += 1;
  sheet.headings.push({ line: index + 1, start: lines2.start(index), level, text: text2, setext: true });
  sheet.anchors.push({ line: index + 1, id: docutilsId(text2) });
}

// ../scanner/src/formats/restructuredtext.ts
function readRestructuredText(text2) {
  const sheet = openSheet(text2);
  const levels = /* @__PURE__ */ new Map();
  let index = sheet.first;
  while (index < sheet.lines.count) {
    index = sheet.lines.isBlank(index) ? index + 1 : readBlock3(sheet, index, levels);
  }
  return closeSheet(sheet, inlineReader2(sheet));
}
function readBlock3(sheet, index, levels) {
  const { lines: lines2 } = sheet;
  const section2 = readSection(sheet, index, levels);
  if (section2 > index) return section2;
  const line = lines2.of(index).trimStart();
  if (/^\.\.(?:\s|$)|^__\s/.test(line)) return readExplicit(sheet, index);
  if (line.startsWith(">>> ")) return readDoctest(sheet, index);
  if (GRID.test(line)) return readGrid(sheet, index);
  if (/^=+(?:\s+=+)+$/.test(line)) return readSimpleTable(sheet, index);
  return readParagraph3(sheet, index);
}
var GRID = /^\+(?:[-=]+\+)+$/;
function readDoctest(sheet, index) {
  let end = index;
  while (end < sheet.lines.count && !sheet.lines.isBlank(end)) end += 1;
  addCode2(sheet, { open: index, from: index, to: end, close: end - 1 }, "indented", "");
  return end;
}
function readGrid(sheet, index) {
  sheet.tables += 1;
  sheet.blocks += 1;
  let end = index;
  for (; end < sheet.lines.count && !sheet.lines.isBlank(end); end += 1) {
    if (!GRID.test(sheet.lines.of(end).trimStart())) addPassage(sheet, end, end + 1);
  }
  return end;
}
function readSimpleTable(sheet, index) {
  sheet.tables += 1;
  sheet.blocks += 1;
  let borders = 0;
  for (let at = index; at < sheet.lines.count; at += 1) {
    const border = /^\s*=+(?:\s+=+)*$/.test(sheet.lines.of(at));
    if (border) borders += 1;
    else if (!sheet.lines.isBlank(at)) addPassage(sheet, at, at + 1);
    if (border && borders > 1 && (at + 1 >= sheet.lines.count || sheet.lines.isBlank(at + 1))) {
      return at + 1;
    }
  }
  return sheet.lines.count;
}
var ITEM3 = /^(?:[-*+\u2022]|(?:\d{1,9}|#|[a-zA-Z]|[ivxlcdm]{1,8})[.)]|\((?:\d{1,9}|#|[a-zA-Z])\))\s+/;
function readParagraph3(sheet, index) {
  const { lines: lines2 } = sheet;
  const item = ITEM3.exec(lines2.of(index).trimStart());
  if (item !== null) sheet.listItems += 1;
  else sheet.blocks += 1;
  let end = index + 1;
  while (end < lines2.count && !lines2.isBlank(end) && !beginsBlock2(sheet, end)) end += 1;
  addPassage(sheet, index, end, contentStart(sheet, index) + (item?.[0].length ?? 0));
  if (!lines2.of(end - 1).endsWith("::")) return end;
  return readLiteral(sheet, end, lines2.indent(index));
}
function beginsBlock2({ lines: lines2 }, index) {
  const line = lines2.of(index).trimStart();
  return ITEM3.test(line) || /^\.\.\s/.test(line);
}
function readLiteral(sheet, index, indent) {
  const { lines: lines2 } = sheet;
  let from = index;
  while (from < lines2.count && lines2.isBlank(from)) from += 1;
  let end = from;
  let last = from;
  while (end < lines2.count && (lines2.isBlank(end) || lines2.indent(end) > indent)) {
    if (!lines2.isBlank(end)) last = end + 1;
    end += 1;
  }
  if (last === from) return index;
  addCode2(sheet, { open: from, from, to: last, close: last - 1 }, "indented", "");
  return last;
}

// ../scanner/src/formats/text.ts
function readText2(text2) {
  const sheet = openSheet(text2);
  const { lines: lines2 } = sheet;
  let from = sheet.first;
  for (let index = sheet.first; index <= lines2.count; index += 1) {
    const heading = index + 1 < lines2.count && index === from && underlined(sheet, index);
    if (index < lines2.count && !lines2.isBlank(index) && !heading) continue;
    if (index > from) {
      sheet.blocks += 1;
      addPassage(sheet, from, index);
    }
    if (heading) {
      addHeading3(sheet, index);
      index += 1;
    }
    from = index + 1;
  }
  return closeSheet(sheet, (passage) => readInline4(sheet, passage));
}
function underlined({ lines: lines2 }, index) {
  const line = lines2.of(index);
  const under = lines2.of(index + 1);
  return /^([=\-~#*])\1{2,}$/.test(under) && /^\S/.test(line) && /[\w\x80-\xff]/.test(line) && under.length >= utf8(line).length;
}
function addHeading3(sheet, index) {
  const { lines: lines2 } = sheet;
  const level = lines2.of(index + 1).startsWith("=") ? 1 : 2;
  const start = lines2.start(index);
  sheet.headings.push({ line: index + 1, start, level, text: lines2.of(index), setext: true });
  sheet.blocks += 1;
}
var INLINE4 = /`([^`\n]{1,260})`|https?:\/\/[^\s<>"'`)\]]{1,2000}/g;
function readInline4(sheet, passage) {
  const source = sheet.text.slice(passage.start, passage.end);
  const lineOf5 = lineFinder(sheet.text, passage);
  for (const found2 of source.matchAll(INLINE4)) {
    const start = passage.start + found2.index;
    const line = lineOf5(start);
    const code = found2[1];
    if (code !== void 0)
      sheet.codeSpans.push({ line, start: start + 1, end: start + 1 + code.length, text: code });
    else {
      const [target] = found2;
      sheet.links.push({
        line,
        start,
        end: start + target.length,
        kind: "autolink",
        target,
        text: target
      });
    }
  }
}

// ../scanner/src/formats/index.ts
function formatOf(path) {
  const byExtension = FORMATS.get(extensionOf(path));
  if (byExtension !== void 0) return byExtension;
  return AGENT_NAMES.has(baseName2(path)) ? "markdown" : "text";
}
var FORMATS = /* @__PURE__ */ new Map([
  ["md", "markdown"],
  ["mdx", "markdown"],
  ["mdc", "markdown"],
  ["markdown", "markdown"],
  ["rst", "restructuredtext"],
  ["rest", "restructuredtext"],
  ["adoc", "asciidoc"],
  ["asciidoc", "asciidoc"],
  ["asc", "asciidoc"],
  ["org", "org"]
]);
var AGENT_NAMES = /* @__PURE__ */ new Set([
  ...[".cursorrules", ".windsurfrules", ".clinerules", ".roorules", ".goosehints", ".rules"],
  ...["llms.txt", "llms-full.txt"]
]);
function readStructure(format2, text2) {
  return READERS2[format2](text2);
}
var READERS2 = {
  markdown: readMarkdown,
  restructuredtext: readRestructuredText,
  asciidoc: readAsciidoc,
  org: readOrg,
  text: readText2
};

// ../scanner/src/guarded.ts
function frozen2(value) {
  const pending = [value];
  while (pending.length > 0) {
    const each = pending.pop();
    if (typeof each !== "object" || each === null) continue;
    if (ArrayBuffer.isView(each) || Object.isFrozen(each)) continue;
    if (each instanceof Map || each instanceof Set) {
      for (const [key, held] of each.entries()) pending.push(key, held);
      Object.defineProperties(each, REFUSING);
    } else pending.push(...Object.values(each));
    Object.freeze(each);
  }
  return value;
}
var REFUSING = Object.fromEntries(
  ["set", "add", "delete", "clear"].map((name) => [name, { value: refuse }])
);
function refuse() {
  throw new TypeError("what a signal is handed cannot be changed");
}
function guarded(object) {
  const views = /* @__PURE__ */ new WeakMap();
  const view2 = (value) => {
    if (!hasMethods(value)) return frozen2(value);
    const known2 = views.get(value);
    if (known2 !== void 0) return known2;
    const entries2 = Object.entries(value).map(([name, each]) => [
      name,
      typeof each === "function" ? (...given2) => view2(Reflect.apply(each, value, given2)) : frozen2(each)
    ]);
    const made = Object.freeze(Object.fromEntries(entries2));
    views.set(value, made);
    return made;
  };
  return view2(object);
}
function hasMethods(value) {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return false;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).some((each) => typeof each === "function");
}

// ../scanner/src/signal.ts
var FAMILIES = ["declared", "content", "graph", "links", "age", "size"];
var EVIDENCE_LIMIT = 50;

// ../scanner/src/stranger.ts
var SHOWN2 = 200;
function shown(text2) {
  const line = text2.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length > SHOWN2 ? `${line.slice(0, SHOWN2)}\u2026` : line;
}
function oddityOfId(id) {
  if (typeof id === "string" && /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/i.test(id)) return void 0;
  return typeof id === "string" && id !== "" ? `its id "${shown(id)}" is no name` : "it has no id";
}
function oddityOf(signal) {
  const { deciding, family, thresholds, observe, judge } = signal;
  if (typeof deciding !== "boolean") return "deciding is neither true nor false";
  if (!FAMILIES.some((each) => each === family)) {
    return `its family is none of ${FAMILIES.join(", ")}`;
  }
  if (!isObject(thresholds) || !Object.values(thresholds).every(Number.isFinite)) {
    return "its thresholds are no numbers";
  }
  if (observe !== void 0 && typeof observe !== "function") return "observe is no function";
  return typeof judge === "function" ? void 0 : "judge is no function";
}
function checkedFinding(said2) {
  if (!isObject(said2)) throw new TypeError("a finding is no object");
  if (said2 instanceof Promise) {
    said2.catch(() => void 0);
    throw new TypeError("a finding is a promise: a signal judges at once");
  }
  const { summary, evidence: evidence3, strength, record: record2 } = said2;
  if (typeof summary !== "string" || summary.trim() === "") {
    throw new TypeError("a finding has no summary");
  }
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(summary)) {
    throw new TypeError(`a summary holds control characters: ${shown(summary)}`);
  }
  if (typeof strength !== "number" || !(strength >= 0 && strength <= 1)) {
    throw new TypeError(`a strength is from 0 to 1, not ${describe(strength)}`);
  }
  if (record2 !== void 0 && record2 !== true) throw new TypeError("record is true or absent");
  if (!Array.isArray(evidence3)) throw new TypeError("evidence is no list");
  if (evidence3.length > EVIDENCE_LIMIT) {
    const given2 = evidence3.length;
    throw new TypeError(
      `${given2} pieces of evidence are more than EVIDENCE_LIMIT, ${EVIDENCE_LIMIT}`
    );
  }
  return {
    summary,
    evidence: evidence3.map(checkedEvidence),
    strength,
    ...record2 === true ? { record: record2 } : {}
  };
}
var TEXTS = ["path", "commit", "date", "now", "detail"];
function checkedEvidence(piece) {
  if (!isObject(piece)) throw new TypeError("a piece of evidence is no object");
  const { line } = piece;
  const isLine = Number.isSafeInteger(line) && Number(line) >= 1;
  if (line !== void 0 && !isLine) {
    throw new TypeError(`a line is a whole number from 1 up, not ${describe(line)}`);
  }
  const copy2 = line === void 0 ? {} : { line };
  for (const name of TEXTS) {
    const text2 = piece[name];
    if (text2 === void 0) continue;
    if (typeof text2 !== "string") throw new TypeError(`${name} of evidence is no text`);
    copy2[name] = text2;
  }
  if (typeof copy2["date"] === "string" && !/^\d{4}-\d\d-\d\d$/.test(copy2["date"])) {
    throw new TypeError(`a date is YYYY-MM-DD, not ${shown(copy2["date"])}`);
  }
  if (Object.keys(copy2).length === 0) {
    throw new TypeError(`a piece of evidence has none of line, ${TEXTS.join(", ")}`);
  }
  return copy2;
}
function describe(value) {
  return typeof value === "number" ? String(value) : `a ${typeof value}`;
}
function isObject(value) {
  return typeof value === "object" && value !== null;
}

// ../scanner/src/judgement.ts
function openSignals(signals, wishes, ours = []) {
  const all = [];
  const thresholds = /* @__PURE__ */ new Map();
  const active = [];
  const problems = [];
  for (const [at, signal] of signals.entries()) {
    const id = signal?.id ?? "";
    const odd = thresholds.has(id) ? `there is a signal ${id} already` : oddityOfId(id);
    if (odd !== void 0) {
      const message = `signal ${at + 1} of the list is not looked for: ${odd}`;
      problems.push({ path: ".", code: "SIGNAL_FAILED", message });
      continue;
    }
    const strange = !ours.includes(signal);
    const oddity = strange ? oddityOf(signal) : void 0;
    const wish = Object.hasOwn(wishes, id) ? wishes[id] : void 0;
    const given2 = oddity === void 0 ? signal.thresholds : {};
    const own = Object.freeze({ ...given2, ...wish === "off" ? {} : wish });
    all.push(signal);
    thresholds.set(id, own);
    if (wish === "off") continue;
    const failed = oddity === void 0 ? {} : { failure: failure(".", oddity) };
    active.push({ signal, thresholds: own, strange, ...failed });
  }
  return { all, active, thresholds, problems };
}
function observeAll(active, reading) {
  const observed = [];
  if (active.some(({ strange }) => strange)) frozen2(reading);
  for (const each of active) {
    const { signal, thresholds } = each;
    if (signal.observe === void 0 || each.failure !== void 0) continue;
    try {
      const kept3 = signal.observe(reading, thresholds);
      if (kept3 !== void 0) observed.push([signal.id, kept3]);
    } catch (error) {
      each.failure = failure(reading.document.path, error);
    }
  }
  return observed;
}
function noteAll(active, path, observed, seen2) {
  for (const [id, kept3] of observed) {
    if (!active.some(({ signal }) => signal.id === id)) continue;
    const own = seen2.get(id) ?? /* @__PURE__ */ new Map();
    seen2.set(id, own.set(path, kept3));
  }
}
function judgeAll(signals, project2, seen2) {
  const findings = /* @__PURE__ */ new Map();
  const statuses = new Map(
    signals.all.map(({ id }) => [id, { status: "skipped", because: "off in the configuration" }])
  );
  const problems = [...signals.problems];
  const handed = signals.active.some(({ strange }) => strange) ? guarded(project2) : project2;
  for (const each of signals.active) {
    const { id } = each.signal;
    const said2 = judgeOne(each, each.strange ? handed : project2, seen2.get(id) ?? /* @__PURE__ */ new Map());
    if (each.failure === void 0) {
      statuses.set(id, { status: "ran" });
      for (const [path, finding17] of said2) {
        const own = findings.get(path) ?? [];
        own.push({ signal: each.signal, finding: finding17 });
        findings.set(path, own);
      }
    } else if (each.failure.unknown) {
      statuses.set(id, { status: "skipped", because: each.failure.error });
    } else {
      const { path, error } = each.failure;
      statuses.set(id, { status: "failed", error });
      const message = `signal ${id} failed and says nothing: ${error}`;
      problems.push({ path, code: "SIGNAL_FAILED", message });
    }
  }
  return { findings, statuses, problems };
}
function judgeOne(each, project2, seen2) {
  const said2 = /* @__PURE__ */ new Map();
  let path = ".";
  try {
    if (each.failure !== void 0) return said2;
    const judge = each.signal.judge(project2, seen2, each.thresholds);
    for (const document of project2.documents.values()) {
      path = document.path;
      const finding17 = judge(document);
      if (finding17 === void 0) continue;
      said2.set(path, each.strange ? checkedFinding(finding17) : finding17);
    }
  } catch (error) {
    each.failure = failure(path, error);
  }
  return said2;
}
function failure(path, error) {
  return { path, error: shown(messageOf(error)), unknown: error instanceof UnknownFact };
}
function messageOf(error) {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return "it threw what cannot be told";
  }
}

// ../scanner/src/memory.ts
function stampOf({ size, modified, changed: changed2, inode }) {
  return `${size} ${modified} ${changed2} ${inode}`;
}
var UNSETTLED_MS = 2e3;
function settled(remembered, now) {
  return new Map([...remembered].filter(([, { changed: changed2 }]) => changed2 < now - UNSETTLED_MS));
}
function memoryKey({ active }) {
  return JSON.stringify(active.map(({ signal, thresholds }) => [signal.id, thresholds]));
}

// ../scanner/src/mirror.ts
function mirrorTarget(fs, root, path) {
  const place3 = child(root, path);
  const real = fs.realPath(place3);
  const realRoot = fs.realPath(root) ?? root;
  if (real === void 0 || real === realRoot || !isWithin(realRoot, real)) {
    return fs.readLink(place3);
  }
  const below3 = real.slice(realRoot.length).replaceAll("\\", "/");
  return below3.startsWith("/") ? below3.slice(1) : below3;
}

// ../scanner/src/read-documents.ts
var DOCUMENT_BYTES = 1024 * 1024;
function readDocuments(input) {
  const { fs, listing, active, repository: repository2, onStep } = input;
  const buffer = fs.buffer(DOCUMENT_BYTES + 1);
  const documents = /* @__PURE__ */ new Map();
  const protectedDocuments = /* @__PURE__ */ new Map();
  const mirrors2 = [];
  const unread2 = [];
  const excluded = [];
  const problems = [];
  const uncommitted = /* @__PURE__ */ new Set();
  const seen2 = /* @__PURE__ */ new Map();
  const remembered = /* @__PURE__ */ new Map();
  const total = listing.candidates.length;
  for (const [done2, candidate] of listing.candidates.entries()) {
    onStep({ stage: "read", done: done2, total });
    const { path } = candidate;
    const outcome = recalled(input, candidate) ?? readOne(input, candidate, buffer, problems);
    if (outcome.kind === "unread") unread2.push(path);
    else if (outcome.kind === "mirror") mirrors2.push(outcome.document);
    else {
      const { document, exclusion, observed, hashes } = outcome.found;
      problems.push(...outcome.found.problems);
      if (active.every(({ failure: failure2 }) => failure2 === void 0)) remembered.set(path, outcome.found);
      if (exclusion !== void 0) {
        excluded.push(exclusion);
        protectedDocuments.set(path, document);
      } else {
        documents.set(path, document);
        if (!isCommitted(repository2, path, hashes)) uncommitted.add(path);
        noteAll(active, path, observed, seen2);
      }
    }
  }
  return {
    ...{ documents, protected: protectedDocuments, mirrors: mirrors2, unread: unread2, excluded },
    ...{ uncommitted, seen: seen2, problems, remembered }
  };
}
function recalled({ fs, root, memory, repository: repository2 }, { path, kind: kind2 }) {
  const found2 = kind2 === "symlink" ? void 0 : memory?.get(path);
  if (found2 === void 0) return void 0;
  const stat = fs.lstat(child(root, path));
  if (stat?.kind !== "file") return void 0;
  const isSame3 = memory?.elsewhere === true ? stat.size === found2.document.bytes && isStaged(repository2, path, found2.hashes) : stampOf(stat) === found2.stamp;
  return isSame3 ? { kind: "read", found: found2 } : void 0;
}
function readOne({ fs, root, active, hashesOf }, { path, kind: kind2 }, buffer, problems) {
  try {
    const place3 = child(root, path);
    if (kind2 === "symlink") {
      return { kind: "mirror", document: mirrorOf(path, mirrorTarget(fs, root, path)) };
    }
    const { stat, length } = fs.readInto(place3, buffer);
    const whole2 = length <= DOCUMENT_BYTES;
    const text2 = buffer.latin1(0, Math.min(length, DOCUMENT_BYTES));
    const own = [];
    const exclusion = protection(path, text2, own);
    if (!whole2) {
      const message = `is ${stat.size} bytes long, over ${DOCUMENT_BYTES}: only its size is judged`;
      own.push({ path, code: "FILE_TOO_LARGE", message });
    }
    const format2 = formatOf(path);
    const structure = readStructure(format2, whole2 ? text2 : "");
    const document = documentOf({ path, format: format2, bytes: stat.size, text: text2, structure });
    const found2 = {
      stamp: stampOf(stat),
      changed: Math.max(stat.modified, stat.changed),
      document,
      ...exclusion === void 0 ? {} : { exclusion },
      problems: own,
      hashes: whole2 ? hashesOf(path, buffer.bytes.subarray(0, length)) : [],
      observed: exclusion === void 0 && whole2 ? observeAll(active, { document, text: text2, structure }) : []
    };
    return { kind: "read", found: found2 };
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const code = error.code === "NOT_A_FILE" ? "NOT_A_FILE" : "UNREADABLE";
    problems.push({ path, code, message: `was not read: ${error.code}` });
    return { kind: "unread" };
  }
}
function protection(path, text2, problems) {
  for (const exclusion of contentExclusions) {
    const { detail, problems: found2 } = exclusion.judge({ path, text: text2 });
    problems.push(...found2);
    if (detail !== void 0) return { path, by: exclusion.by, detail };
  }
  return void 0;
}
function mirrorOf(path, target) {
  return {
    path,
    format: formatOf(path),
    bytes: 0,
    lines: 0,
    words: 0,
    frontmatter: void 0,
    headings: [],
    anchors: /* @__PURE__ */ new Set(),
    mentions: [],
    mirrorOf: target
  };
}

// ../scanner/src/context/translation.ts
function languageOf(path) {
  const named4 = LOCALE.exec(path);
  return (named4?.[1] ?? named4?.[2])?.toLowerCase();
}
function withoutLanguage(path) {
  return path.replace(LOCALE_SEGMENT, "$1").replace(LOCALE_SUFFIX, "$1");
}
function ofDifferentLanguages(one, other) {
  const [language, otherLanguage] = [languageOf(one), languageOf(other)];
  if (language === otherLanguage) return false;
  if (language !== void 0 && otherLanguage !== void 0) return true;
  return withoutLanguage(one) === withoutLanguage(other);
}
var LANGUAGES = "ar|az|be|bg|bn|ca|cs|da|de|el|en|eo|es|et|eu|fa|fi|fr|gl|he|hi|hr|hu|hy|id|is|it|ja|jp|ka|kk|kn|ko|kr|lt|lv|mk|ml|mn|mr|ms|nb|nl|nn|no|pl|pt|ro|ru|si|sk|sl|sq|sr|sv|sw|ta|te|th|tl|tr|uk|ur|uz|vi|zh|cn|tw";
var NAMES = "english|chinese|japanese|korean|german|french|spanish|russian|portuguese|italian|ukrainian|turkish|polish|vietnamese|persian|arabic|hindi";
var CODE2 = `(?:${LANGUAGES})(?:[-_](?:[A-Za-z]{2}|Han[st]|latn|cyrl|419))?`;
var LOCALE = new RegExp(
  `(?:^|/)(?:(?:i18n|translations?|locales?|lang)/)?(${CODE2}|${NAMES})(?=/)|[._-](${CODE2})(?=\\.[a-z]+$)`,
  "i"
);
var LOCALE_SEGMENT = new RegExp(
  `(^|/)(?:(?:i18n|translations?|locales?|lang)/)?(?:${CODE2}|${NAMES})/`,
  "i"
);
var LOCALE_SUFFIX = new RegExp(`[._-](?:${CODE2})(\\.[a-z]+)$`, "i");

// ../scanner/src/context/versioned-copy.ts
function versionOf(path) {
  return VERSION_SEGMENT.exec(path)?.[1]?.toLowerCase();
}
function ofDifferentVersions(one, other) {
  return versionOf(one) !== versionOf(other);
}
var VERSION2 = [
  String.raw`(?:[a-z]+[-_])?v?\d+(?:\.(?:\d+|x))+(?:[-_.]?(?:alpha|beta|rc|lts|pre)[\d.]*)?`,
  String.raw`(?:version[-_])v?\d+`,
  String.raw`v\d+`,
  "next|current|latest|stable|legacy|unreleased|edge|nightly",
  String.raw`[\w-]+[-_]edition`
].join("|");
var VERSION_SEGMENT = new RegExp(`(?:^|/)(?:versioned_docs/|versions?/)?(${VERSION2})(?=/)`, "i");
function unversioned(path) {
  return path.replace(VERSION_SEGMENT, "").replace(/^\//, "");
}

// ../scanner/src/context/counterpart.ts
function counterparts(paths) {
  const all = [...paths];
  const translations = lazily(() => grouped(all, withoutLanguage));
  const versions = lazily(() => grouped(all, unversioned));
  return {
    original(path) {
      const language = languageOf(path);
      if (language === void 0) return void 0;
      const kin = translations().get(withoutLanguage(path)) ?? [];
      const plain2 = kin.find((other) => languageOf(other) === void 0);
      const english = kin.find((other) => ENGLISH2.test(languageOf(other) ?? ""));
      const original = plain2 ?? english;
      if (original === void 0 || languageOf(original) === language) return void 0;
      return { of: language, path: original };
    },
    otherVersion(path) {
      const version = versionOf(path);
      if (version === void 0) return void 0;
      const kin = versions().get(unversioned(path)) ?? [];
      const other = kin.find((each) => versionOf(each) !== version);
      return other === void 0 ? void 0 : { of: version, path: other };
    }
  };
}
var ENGLISH2 = /^en(?:glish)?(?:[-_]|$)/;
function grouped(paths, keyOf3) {
  const groups = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const key = keyOf3(path);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [path]);
    else group.push(path);
  }
  return groups;
}
function lazily(make2) {
  let made;
  return () => {
    made ??= { value: make2() };
    return made.value;
  };
}

// ../scanner/src/context/fixture.ts
function isFixture(path) {
  return FIXTURE.test(path);
}
var FIXTURE = /(?:^|\/)(?:[\w-]*fixtures?|__[\w-]+__|test-?data|testdata|test_data|test-?cases?|snapshots?|goldens?|golden[_-]?files|corpus|corpora|mocks?|e2e|spec\/data|tests?\/[\w-]*(?:data|inputs?|files|cases|resources|output|markdown)|resources\/test)(?:\/|$)/i;

// ../scanner/src/pattern/code-class.ts
function inClass(set, code) {
  const { ranges } = set;
  for (let i = 0; i < ranges.length; i += 2) {
    if (code >= (ranges[i] ?? 1) && code <= (ranges[i + 1] ?? 0)) return !set.negated;
  }
  return set.negated;
}
function parseClass(pattern, start) {
  const ranges = [];
  let at = start + 1;
  const negated = pattern[at] === "!" || pattern[at] === "^";
  if (negated) at += 1;
  let before = -1;
  for (let first = true; first || pattern[at] !== "]"; first = false) {
    const named4 = pattern.startsWith("[:", at) ? className(pattern, at) : void 0;
    if (named4 !== void 0) {
      const codes = NAMED2.get(named4);
      if (codes === void 0) return `"[:${named4}:]" is no class of characters`;
      ranges.push(...codes);
      at += named4.length + 4;
      before = -1;
      continue;
    }
    const ranged = isRange(pattern, at, before);
    if (ranged) at += 1;
    if (pattern[at] === "\\") at += 1;
    if (at >= pattern.length) return 'a "[" is not closed';
    const code = pattern.charCodeAt(at);
    ranges.push(ranged ? before : code, code);
    before = ranged ? -1 : code;
    at += 1;
  }
  return { value: { negated, ranges }, end: at + 1 };
}
function isRange(pattern, at, before) {
  return pattern[at] === "-" && before >= 0 && at + 1 < pattern.length && pattern[at + 1] !== "]";
}
function className(pattern, at) {
  const close2 = pattern.indexOf("]", at + 2);
  if (close2 <= at + 2 || pattern[close2 - 1] !== ":") return void 0;
  return pattern.slice(at + 2, close2 - 1);
}
var UPPER = [65, 90];
var LOWER = [97, 122];
var DIGIT = [48, 57];
var PUNCTUATION3 = [33, 47, 58, 64, 91, 96, 123, 126];
var NAMED2 = /* @__PURE__ */ new Map([
  ["alnum", [...UPPER, ...LOWER, ...DIGIT]],
  ["alpha", [...UPPER, ...LOWER]],
  ["blank", [32, 32, 9, 9]],
  ["cntrl", [0, 31, 127, 127]],
  ["digit", DIGIT],
  ["graph", [33, 126]],
  ["lower", LOWER],
  ["print", [32, 126]],
  ["punct", PUNCTUATION3],
  ["space", [32, 32, 9, 13]],
  ["upper", UPPER],
  ["xdigit", [...DIGIT, 65, 70, 97, 102]]
]);

// ../scanner/src/pattern/name-pattern.ts
var STAR3 = -1;
var ANY = -2;
var EVERY_NAME = patternOf([STAR3]);
function parseName(path, start) {
  const tokens = [];
  let at = start;
  while (at < path.length && path[at] !== "/" && !path.startsWith("\\/", at)) {
    const character = path[at];
    if (character === "[") {
      const parsed3 = parseClass(path, at);
      if (typeof parsed3 === "string") return parsed3;
      tokens.push(parsed3.value);
      at = parsed3.end;
      continue;
    }
    if (character === "*") {
      if (tokens.at(-1) !== STAR3) tokens.push(STAR3);
    } else if (character === "?") {
      tokens.push(ANY);
    } else {
      if (character === "\\") at += 1;
      if (at >= path.length) return "it ends in a backslash";
      tokens.push(path.charCodeAt(at));
    }
    at += 1;
  }
  return { pattern: patternOf(tokens), end: at };
}
function patternOf(tokens) {
  const ending = literalEnd(tokens);
  const firstStar = tokens.indexOf(STAR3);
  const lastStar = tokens.lastIndexOf(STAR3);
  const between2 = tokens.slice(firstStar + 1, Math.max(lastStar, 0));
  return {
    literal: ending.length === tokens.length ? ending : void 0,
    ending,
    least: tokens.filter((token) => token !== STAR3).length,
    firstStar,
    lastStar,
    weight: between2.reduce((sum2, token) => sum2 + weightOf(token), 0),
    tokens
  };
}
function weightOf(token) {
  return typeof token === "number" ? 1 : token.ranges.length;
}
function literalEnd(tokens) {
  let ending = "";
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (typeof token !== "number" || token < 0) break;
    ending = String.fromCharCode(token) + ending;
  }
  return ending;
}
function fits2(pattern, name) {
  if (pattern.literal !== void 0) return pattern.literal === name;
  if (name.length < pattern.least || !name.endsWith(pattern.ending)) return false;
  const { tokens, firstStar, lastStar } = pattern;
  if (firstStar < 0)
    return name.length === tokens.length && fitsAt(tokens, 0, tokens.length, name, 0);
  const end = name.length - (tokens.length - 1 - lastStar);
  return fitsAt(tokens, 0, firstStar, name, 0) && fitsAt(tokens, lastStar + 1, tokens.length, name, end) && fitsBetween(pattern, name, end);
}
function fitsBetween({ tokens, firstStar, lastStar }, name, end) {
  let at = firstStar;
  let start = firstStar + 1;
  while (start < lastStar) {
    const stop = tokens.indexOf(STAR3, start);
    const length = stop - start;
    while (at + length <= end && !fitsAt(tokens, start, stop, name, at)) at += 1;
    if (at + length > end) return false;
    at += length;
    start = stop + 1;
  }
  return true;
}
function fitsAt(tokens, start, stop, name, at) {
  for (let i = start; i < stop; i += 1) {
    const wanted = tokens[i];
    if (wanted === void 0 || !fitsCode(wanted, name.charCodeAt(at + i - start))) return false;
  }
  return true;
}
function fitsCode(wanted, code) {
  if (typeof wanted !== "number") return inClass(wanted, code);
  return wanted === code || wanted === ANY;
}

// ../scanner/src/pattern/way.ts
var ANY_DEPTH = "any depth";
function parseWay(path) {
  const way = [];
  for (let start = 0; start <= path.length; ) {
    const name = parseName(path, start);
    if (typeof name === "string") return name;
    const { pattern, end } = name;
    const text2 = path.slice(start, end);
    const plainSlash = path[end] === "/";
    start = end + (plainSlash ? 1 : 2);
    if (text2 === "" || text2 === "." || text2 === "..") return `no file is called "${text2}"`;
    if (/^\*\*+$/.test(text2)) {
      if (end < path.length && !plainSlash) way.push(EVERY_NAME);
      if (way.at(-1) !== ANY_DEPTH) way.push(ANY_DEPTH);
      if (end === path.length) way.push(EVERY_NAME);
    } else {
      way.push(pattern);
    }
  }
  return way;
}
function fitsWay(way, names) {
  let step = 0;
  let at = 0;
  let anyDepth = -1;
  let mark = 0;
  while (at < names.length) {
    const wanted = way[step];
    if (wanted === ANY_DEPTH) {
      anyDepth = step;
      mark = at;
      step += 1;
    } else if (wanted !== void 0 && fits2(wanted, names[at] ?? "")) {
      step += 1;
      at += 1;
    } else if (anyDepth >= 0) {
      step = anyDepth + 1;
      mark += 1;
      at = mark;
    } else {
      return false;
    }
  }
  return step === way.length;
}
function wayWeight(way) {
  return way.reduce((sum2, step) => sum2 + (step === ANY_DEPTH ? 0 : 1 + step.weight), 0);
}

// ../scanner/src/ignore/rule.ts
var MAX_DOUBLE_STARS = 4;
function parsePattern(line) {
  if (line.startsWith("#")) return void 0;
  let text2 = trimmed2(cut(line));
  if (text2 === "") return void 0;
  const negated = text2.startsWith("!");
  if (negated) text2 = text2.slice(1);
  const directoryOnly = text2.endsWith("/");
  if (directoryOnly) text2 = text2.slice(0, -1);
  if (text2 === "") return "it names nothing";
  if ((text2.match(/\*\*+/g) ?? []).length > MAX_DOUBLE_STARS) {
    return `it has more than ${MAX_DOUBLE_STARS} "**"`;
  }
  const ways2 = [];
  for (const spelling of text2.includes("/") ? spellings(text2) : [`**/${text2}`]) {
    const way = parseWay(spelling);
    if (typeof way === "string") return way;
    ways2.push(way);
  }
  return { negated, directoryOnly, ways: ways2 };
}
function cut(line) {
  const nul = line.indexOf("\0");
  return nul < 0 ? line : line.slice(0, nul);
}
function trimmed2(line) {
  let end = line.length;
  while (end > 0 && line[end - 1] === " ") end -= 1;
  if (end === line.length) return line;
  let backslashes = 0;
  while (line[end - 1 - backslashes] === "\\") backslashes += 1;
  return line.slice(0, backslashes % 2 === 1 ? end + 1 : end);
}
function spellings(text2) {
  const path = text2.startsWith("/") ? text2.slice(1) : text2;
  const plain2 = /^[^*?[\\]*[^*?[\\/](?=\*\*)/.exec(path)?.[0];
  if (plain2 === void 0) return [path];
  const rest = path.slice(plain2.length).replace(/^\*+/, "");
  if (rest === "") return [`${plain2}*`, `${plain2}*/**`];
  if (rest.startsWith("/")) return [plain2 + rest.slice(1), `${plain2}*/**${rest}`];
  if (rest.startsWith("\\/")) return [`${plain2}*/**/${rest.slice(2)}`];
  return [path];
}

// ../scanner/src/context/git-attributes.ts
var FILES_LIMIT = 64;
var FILE_BYTES = 64 * 1024;
var RULES_LIMIT = 512;
function linguistGenerated(fs, root, files) {
  const found2 = [];
  for (const path of files) {
    if (baseName2(path) === ".gitattributes" && found2.length < FILES_LIMIT) found2.push(path);
  }
  const buffer = found2.length === 0 ? void 0 : fs.buffer(FILE_BYTES);
  const rules2 = found2.sort((one, other) => one.length - other.length).flatMap((path) => {
    try {
      if (buffer === void 0) return [];
      const { length } = fs.readInto(child(root, path), buffer);
      return rulesIn(path, buffer.latin1(0, length));
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      return [];
    }
  });
  return (path) => {
    const last = rules2.findLast((rule) => applies(rule, path));
    return last?.generated === true ? { path: last.path, line: last.line } : void 0;
  };
}
function rulesIn(path, text2) {
  if (!text2.includes(ATTRIBUTE)) return [];
  const folder2 = directoryOf(path);
  const directory = folder2 === "" ? "" : `${folder2}/`;
  const rules2 = [];
  for (const [index, content] of text2.split("\n").entries()) {
    const said2 = LINE.exec(content.trim());
    if (said2 === null || rules2.length >= RULES_LIMIT) continue;
    const [, quoted2, plain2 = "", attributes = ""] = said2;
    const attribute = attributes.split(/\s+/).findLast((each) => each.includes(ATTRIBUTE));
    const pattern = attribute === void 0 ? void 0 : parsePattern(quoted2 ?? plain2);
    if (typeof pattern !== "object" || pattern.negated || pattern.directoryOnly) continue;
    const generated2 = GIVEN.test(attribute ?? "");
    rules2.push({ path, line: index + 1, directory, ways: pattern.ways, generated: generated2 });
  }
  return rules2;
}
var ATTRIBUTE = "linguist-generated";
var LINE = /^(?:"([^"]{1,1000})"|([^\s"#]\S{0,1000}))\s+(\S.*)$/;
var GIVEN = /^linguist-generated(?:=(?:true|set))?$/;
function applies({ directory, ways: ways2 }, path) {
  if (!path.startsWith(directory)) return false;
  const names = latin1(path.slice(directory.length)).split("/");
  return ways2.some((way) => fitsWay(way, names));
}

// ../scanner/src/context/past-facts.ts
function pastFacts(project2) {
  const history = known(() => project2.history());
  if (history === void 0) return () => [];
  const now = known(() => project2.now());
  const since = shareSince(history);
  return (path) => {
    const past = history.past(path);
    const contents = past?.revisions.filter(({ content }) => content) ?? [];
    const last = contents.at(-1);
    if (past === void 0 || last === void 0) return [];
    const told2 = historyFact(contents, past.whole);
    return now === void 0 ? [told2] : [ageFact(project2, path, last, now, since), told2];
  };
}
function known(ask3) {
  try {
    return ask3();
  } catch (error) {
    if (error instanceof UnknownFact) return void 0;
    throw error;
  }
}
function ageFact({ uncommitted }, path, last, now, since) {
  const days = Math.max(0, Math.floor((now - last.commit.time) / DAY));
  const share3 = `${Math.floor(100 * since(last.commit.order))} % of the commits of the repository`;
  const summary = uncommitted(path) ? "has changes that are not committed" : `unchanged for ${days} ${days === 1 ? "day" : "days"}, and for ${share3}`;
  return { id: "age", summary, evidence: [place(last)] };
}
function historyFact(contents, whole2) {
  const [first = contents.at(-1)] = contents;
  const last = contents.at(-1);
  const ends = [first, last].flatMap((each) => each ?? []);
  const authors = new Set(contents.map(({ commit }) => commit.author)).size;
  const count3 = contents.length;
  const commits = `${whole2 ? "" : "at least "}${count3} content ${count3 === 1 ? "commit" : "commits"}`;
  const days = [...new Set(ends.map(({ commit }) => dayOf(commit.time)))].join(" to ");
  return {
    id: "history",
    summary: `${commits} by ${authors} ${authors === 1 ? "author" : "authors"}, ${days}`,
    evidence: [...new Set(ends)].map(place)
  };
}
function place({ path, commit }) {
  return { path, detail: `${commit.id} of ${dayOf(commit.time)}` };
}
function shareSince({ commits }) {
  const upTo = new Uint32Array(commits.length);
  let count3 = 0;
  for (const [at, { bulk }] of commits.entries()) {
    if (!bulk) count3 += 1;
    upTo[at] = count3;
  }
  return (order) => count3 === 0 ? 0 : (count3 - (upTo[order] ?? count3)) / count3;
}

// ../scanner/src/context/record.ts
function isRecord(path) {
  return RECORDS.test(path) || DATED.test(path) || OF_A_YEAR.test(baseName2(path)) || NUMBERED.test(baseName2(path));
}
var RECORDS = /(?:^|\/)(?:adrs?|decisions?|decision-records?|architecture-decisions?|rfcs?|[\w-]*-rfcs?|proposals?|enhancements?|keps?|peps?|eips?|ercs?|bips?|jeps?|ceps?|rips?|incidents?|post-?mortems?|retros?(?:pectives)?|minutes|meetings?|meeting-?notes|LDM|release[-_]?notes|releases|changelogs?|newsletters?|annual-?reports?|_?posts|blogs?|news|journal|diary|elections?|\.?changesets?|\.changelog|changelog\.d|\.changes|newsfragments)\//i;
var DATED = /(?:^|[/_.-])(?:19|20)\d\d[-_./]?(?:0[1-9]|1[0-2])(?:[-_./]?[0-3]\d)?(?:T\d{4,6}Z?)?(?:[/_.-]|$)|(?:^|\/)(?:19|20)\d\d\//;
var OF_A_YEAR = /(?:^|[_.-])(?:19|20)\d\d(?:[_.-]|$)/;
var NUMBERED = /^(?:(?:adr|rfc|kep|pep|eip|erc|bip|jep|cep|se|rip)[-_ ]?\d+|\d{3,}[-_. ])/i;

// ../scanner/src/context/rule-doc.ts
function isRuleDoc(path, files) {
  if (NAMES2.test(path) || DIRECTORIES.test(path)) return true;
  const plugin = PLUGIN_FOLDER.exec(path);
  return plugin !== null && files.has(`${plugin[1] ?? ""}.claude-plugin/plugin.json`);
}
var NAMES2 = /(?:^|\/)(?:(?:CLAUDE|AGENTS|GEMINI)(?:\.(?:local|override))?\.md|SKILL\.md|CONVENTIONS\.md|copilot-instructions\.md|[^/]+\.instructions\.md|\.(?:cursorrules|windsurfrules|clinerules|roorules|goosehints|rules))$/;
var DIRECTORIES = /(?:^|\/)(?:\.claude\/(?:rules|skills|commands|agents|output-styles)|\.cursor\/(?:rules|commands)|\.windsurf\/(?:rules|workflows)|\.(?:clinerules|roo|agents)|\.codex\/(?:prompts|skills)|\.gemini\/(?:commands|skills)|\.github\/(?:instructions|prompts|chatmodes|agents|skills))\//;
var PLUGIN_FOLDER = /^((?:.*\/)?)(?:skills|commands|agents)\//;

// ../scanner/src/context/same-text.ts
var COMPARED_LIMIT = 1024;
var COPIES_LIMIT = 8;
function sameText(fs, root, documents, capacity, hashOf2) {
  const alike = /* @__PURE__ */ new Map();
  for (const document of documents) {
    if (document.bytes === 0 || document.bytes > capacity) continue;
    const key = keyOf(document);
    const group = alike.get(key);
    if (group === void 0) alike.set(key, [document]);
    else group.push(document);
  }
  let compared = 0;
  let buffer;
  const bytesOf = ({ path, bytes }) => {
    compared += 1;
    buffer ??= fs.buffer(capacity);
    try {
      const { length } = fs.readInto(child(root, path), buffer);
      return length === bytes ? buffer.latin1(0, length) : void 0;
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      return void 0;
    }
  };
  return (document) => {
    const others = (alike.get(keyOf(document)) ?? []).filter(({ path }) => path !== document.path);
    const hash = hashOf2(document.path);
    const mayRead = compared < COMPARED_LIMIT;
    let own;
    const isSame3 = (other) => {
      const its = hashOf2(other.path);
      if (hash !== void 0 && its !== void 0) return hash === its;
      if (!mayRead) return false;
      own ??= bytesOf(document);
      return own !== void 0 && bytesOf(other) === own;
    };
    return others.slice(0, COPIES_LIMIT).filter(isSame3).map(({ path }) => path);
  };
}
function keyOf({ bytes, lines: lines2, words }) {
  return `${bytes} ${lines2} ${words}`;
}

// ../scanner/src/context/facts.ts
function contextFacts(input, wanted) {
  const { fs, root, listing, project: project2 } = input;
  const read2 = [...project2.documents.values(), ...project2.protected.values()];
  const ask3 = {
    input,
    attribute: linguistGenerated(fs, root, listing.files),
    copies: sameText(fs, root, read2, DOCUMENT_BYTES, input.hashOf),
    others: counterparts(read2.map(({ path }) => path)),
    past: pastFacts(project2)
  };
  const facts = /* @__PURE__ */ new Map();
  for (const path of wanted) {
    const document = project2.documents.get(path);
    if (document !== void 0) facts.set(path, factsOf2(ask3, document));
  }
  return facts;
}
function factsOf2(ask3, document) {
  const { path } = document;
  const { listing, loadBearing: loadBearing2 } = ask3.input;
  const original = ask3.others.original(path);
  const version = ask3.others.otherVersion(path);
  const leaning = loadBearing2.get(path);
  const found2 = [
    leaning && {
      id: "load-bearing",
      summary: `named by ${count(leaning.files, "file")} other than documents`,
      evidence: leaning.places
    },
    generated(ask3, document),
    mirror(ask3, document),
    original && {
      id: "translated-of",
      summary: `in language ${original.of}, of ${original.path}`,
      evidence: [{ path: original.path }]
    },
    version && {
      id: "versioned-copy",
      summary: `of version ${version.of}, another is ${version.path}`,
      evidence: [{ path: version.path }]
    },
    isRecord(path) ? fact("dated-record", "records something as it was on its day") : void 0,
    isFixture(path) ? fact("fixture", "material of a test or a sample") : void 0,
    isRuleDoc(path, listing.files) ? fact("rule-doc", "read by agents") : void 0,
    ...ask3.past(path)
  ];
  return found2.filter((each) => each !== void 0);
}
function fact(id, summary) {
  return { id, summary, evidence: [] };
}
function generated({ attribute }, document) {
  const { path, generated: mark } = document;
  const line = attribute(path);
  if (line === void 0 && mark === void 0) return void 0;
  const evidence3 = [];
  if (mark !== void 0) {
    const { line: at, says } = mark;
    evidence3.push({ path, ...at === void 0 ? {} : { line: at }, detail: says });
  }
  if (line !== void 0) evidence3.push({ ...line, detail: "linguist-generated" });
  return { id: "generated", summary: "written by a program", evidence: evidence3 };
}
function mirror({ input, copies }, document) {
  const links = input.mirrors.filter(({ mirrorOf: mirrorOf2 }) => mirrorOf2 === document.path);
  const evidence3 = [
    ...links.map(({ path }) => ({ path, detail: "a link to it" })),
    ...copies(document).map((path) => ({ path, detail: "the same bytes" }))
  ];
  if (evidence3.length === 0) return void 0;
  const also = evidence3.map(({ path }) => path).slice(0, 3);
  const more = evidence3.length - also.length;
  const summary = `the same text as ${also.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return { id: "mirror-of", summary, evidence: evidence3 };
}
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

// ../scanner/src/context/load-bearing/name-finder.ts
var ENDINGS_LIMIT = 64;
function nameFinder(names) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const name of names) {
    const ending = endingOf(name);
    counts2.set(ending, (counts2.get(ending) ?? 0) + 1);
  }
  const endings = [...counts2].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1)).slice(0, ENDINGS_LIMIT).map(([ending]) => ending);
  endings.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  const ends = new RegExp(
    `(?:${endings.map(escaped).join("|")})(?![\\w\\x80-\\xff/-]|\\.\\w)`,
    "g"
  );
  return (text2, visit3) => {
    if (endings.length === 0) return;
    ends.lastIndex = 0;
    while (ends.test(text2)) visit3(ends.lastIndex);
  };
}
function endingOf(name) {
  const dot = name.lastIndexOf(".");
  return dot <= 0 || dot === name.length - 1 ? name : name.slice(dot);
}
function escaped(text2) {
  return text2.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

// ../scanner/src/context/load-bearing/name-tree.ts
function nameTree(paths) {
  const known2 = new Set(paths);
  const root = treeOf(known2);
  return {
    named(text2, end, directory) {
      const { node, depth: depth2, start, relative } = walkBack(root, text2, end);
      if (depth2 === 0) return void 0;
      const written = text2.slice(start, end);
      const beside2 = relative ? joinPath(directory, written) : void 0;
      if (beside2 !== void 0 && known2.has(beside2)) return beside2;
      if (depth2 > 1) return node.path ?? node.only;
      return relative && node.path !== void 0 ? node.only : void 0;
    }
  };
}
function treeOf(paths) {
  const root = { below: void 0, path: void 0, only: void 0 };
  for (const path of paths) {
    let node = root;
    for (let end = path.length; end > 0; ) {
      const slash = path.lastIndexOf("/", end - 1);
      const name = path.slice(slash + 1, end);
      node.below ??= /* @__PURE__ */ new Map();
      const known2 = node.below.get(name);
      if (known2 === void 0) {
        const next = { below: void 0, path: void 0, only: path };
        node.below.set(name, next);
        node = next;
      } else {
        known2.only = void 0;
        node = known2;
      }
      end = slash;
    }
    node.path = path;
  }
  return root;
}
function walkBack(root, text2, end) {
  let node = root;
  let depth2 = 0;
  let start = end;
  for (let to = end; ; to = start - 1) {
    const from = segmentStart(text2, to);
    const next = node.below?.get(text2.slice(from, to));
    if (next === void 0) break;
    node = next;
    depth2 += 1;
    start = from;
    if (text2.charCodeAt(from - 1) !== SLASH3) return { node, depth: depth2, start, relative: true };
  }
  const dots = dotSegments(text2, start);
  return { node, depth: depth2, start: dots, relative: dots < start };
}
function dotSegments(text2, end) {
  let at = end;
  while (at > 1 && text2.charCodeAt(at - 1) === SLASH3 && text2.charCodeAt(at - 2) === DOT2) {
    const two2 = text2.charCodeAt(at - 3) === DOT2;
    at -= two2 ? 3 : 2;
    const before = text2.charCodeAt(at - 1);
    if (before !== SLASH3) return Number.isNaN(before) || STOPS2[before] === 1 ? at : end;
  }
  return end;
}
var NAME_BYTES = 255;
function segmentStart(text2, end) {
  const least = Math.max(0, end - NAME_BYTES - 1);
  let at = end;
  while (at > least && STOPS2[text2.charCodeAt(at - 1)] !== 1) at -= 1;
  return at;
}
var SLASH3 = 47;
var DOT2 = 46;
var STOPS2 = stops();
function stops() {
  const table = new Uint8Array(256).fill(1, 0, 33);
  for (const sign2 of "\"'`<>|*?:;,=()[]{}\\/#!@") table[sign2.charCodeAt(0)] = 1;
  return table;
}
function baseNames(paths) {
  const names = /* @__PURE__ */ new Set();
  for (const path of paths) names.add(baseName2(path));
  return names;
}

// ../scanner/src/context/load-bearing/readable.ts
function mayLean(path) {
  const name = baseName2(path);
  return !SKIPPED.has(extensionOf(path)) && !LOCK.test(name) && !LEAVES_OUT.test(name);
}
var LOCK = /[.-]lock(?:b|file)?(?:\.(?:json|ya?ml|toml|hcl))?$|^(?:npm-shrinkwrap\.json|go\.sum|Package\.resolved)$|[.-]min\.\w+$/i;
var LEAVES_OUT = /^\.\w*ignore$|ignore$|^\.git(?:attributes|modules)$|-ignore-revs$/;
var SKIPPED = /* @__PURE__ */ new Set([
  ...[
    "png",
    "jpg",
    "jpeg",
    "gif",
    "webp",
    "avif",
    "ico",
    "bmp",
    "tif",
    "tiff",
    "psd",
    "svg",
    "heic"
  ],
  ...["pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods", "odp", "epub", "drawio"],
  ...["zip", "gz", "tgz", "bz2", "xz", "zst", "7z", "rar", "tar", "jar", "war", "whl", "nupkg"],
  ...[
    "woff",
    "woff2",
    "ttf",
    "otf",
    "eot",
    "mp3",
    "mp4",
    "wav",
    "ogg",
    "webm",
    "mov",
    "avi",
    "flac"
  ],
  ...["so", "dylib", "dll", "exe", "a", "o", "lib", "class", "pyc", "wasm", "bin", "dat", "node"],
  ...["db", "sqlite", "sqlite3", "parquet", "npy", "npz", "pkl", "onnx", "pt", "h5", "pb"],
  ...["pem", "key", "crt", "der", "p12", "asc", "sig", "map", "csv", "tsv", "po", "pot", "mo"]
]);

// ../scanner/src/context/load-bearing.ts
var PLACES_LIMIT = 5;
var FILES_LIMIT2 = 8192;
var BYTES_LIMIT = 64 * 1024 * 1024;
var FILE_BYTES2 = 256 * 1024;
var BINARY_BYTES = 8192;
function loadBearing({
  fs,
  root,
  wanted,
  files,
  isOut
}) {
  if (wanted.size === 0) return { found: /* @__PURE__ */ new Map(), read: 0, of: 0 };
  const all = [...files];
  const search = searcher(wanted, all);
  const buffer = fs.buffer(FILE_BYTES2);
  const readable2 = all.filter((path) => mayLean(path) && !isOut(path));
  let read2 = 0;
  let bytes = 0;
  for (const path of readable2) {
    if (read2 >= FILES_LIMIT2 || bytes >= BYTES_LIMIT) break;
    read2 += 1;
    const text2 = textOf(fs, child(root, path), buffer);
    bytes += text2.length;
    search.look(path, text2);
  }
  return { found: search.found(), read: read2, of: readable2.length };
}
function searcher(wanted, all) {
  const names = baseNames(wanted);
  const bytes = /* @__PURE__ */ new Map();
  for (const path of all) if (names.has(baseName2(path))) bytes.set(latin1(path), path);
  const tree = nameTree(bytes.keys());
  const findNames = nameFinder([...names].map(latin1));
  const places = /* @__PURE__ */ new Map();
  return {
    look(path, text2) {
      const directory = latin1(directoryOf(path));
      const told2 = /* @__PURE__ */ new Set();
      let line = 1;
      let newline = text2.indexOf("\n");
      findNames(text2, (end) => {
        const named4 = bytes.get(tree.named(text2, end, directory) ?? "");
        if (named4 === void 0 || told2.has(named4) || !wanted.has(named4)) return;
        told2.add(named4);
        for (; newline >= 0 && newline < end; newline = text2.indexOf("\n", newline + 1)) line += 1;
        const own = places.get(named4);
        if (own === void 0) places.set(named4, [{ path, line }]);
        else own.push({ path, line });
      });
    },
    found: () => new Map([...places].map(([path, own]) => [path, shown2(own)]))
  };
}
function shown2(places) {
  places.sort((one, other) => one.path < other.path ? -1 : 1);
  return { files: places.length, places: places.slice(0, PLACES_LIMIT) };
}
function textOf(fs, path, buffer) {
  try {
    const { length } = fs.readInto(path, buffer);
    const start = buffer.bytes.subarray(0, Math.min(length, BINARY_BYTES));
    return start.includes(0) ? "" : buffer.latin1(0, length);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return "";
  }
}

// ../scanner/src/scope/braces.ts
function braceless(glob, limit2) {
  const done2 = [];
  const open = [glob];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    const braces = firstBraces(next);
    if (braces === void 0) {
      done2.push(next);
    } else {
      const before = next.slice(0, braces.start);
      const after4 = next.slice(braces.end + 1);
      open.push(...braces.choices.map((choice) => before + choice + after4).reverse());
    }
    if (done2.length + open.length > limit2) return void 0;
  }
  return done2;
}
function firstBraces(glob) {
  for (let at = 0; at < glob.length; at = after2(glob, at)) {
    const braces = glob[at] === "{" ? bracesAt(glob, at) : void 0;
    if (braces !== void 0) return braces;
  }
  return void 0;
}
function bracesAt(glob, start) {
  const choices = [];
  let depth2 = 0;
  let from = start + 1;
  for (let at = start; at < glob.length; at = after2(glob, at)) {
    if (glob[at] === "{") {
      depth2 += 1;
    } else if (glob[at] === "," && depth2 === 1) {
      choices.push(glob.slice(from, at));
      from = at + 1;
    } else if (glob[at] === "}") {
      depth2 -= 1;
      if (depth2 > 0) continue;
      if (choices.length === 0) return void 0;
      return { start, end: at, choices: [...choices, glob.slice(from, at)] };
    }
  }
  return void 0;
}
function after2(glob, at) {
  if (glob[at] === "\\") return at + 2;
  if (glob[at] !== "[") return at + 1;
  const close2 = glob.indexOf("]", at + 2);
  return close2 < 0 ? at + 1 : close2 + 1;
}

// ../scanner/src/scope/custom-scope.ts
var MAX_GLOB_LENGTH = 256;
var MAX_GLOB_STARS = 4;
var MAX_GLOB_CHOICES = 64;
function customScope(globs) {
  const problems = [];
  const covering = [];
  const sparing = [];
  for (const glob of globs) {
    const spares = glob.startsWith("!");
    const ways2 = waysOf(spares ? glob.slice(1) : glob);
    if (typeof ways2 === "string") problems.push(malformed2(glob, ways2));
    else (spares ? sparing : covering).push(...ways2);
  }
  const folder2 = (above) => ({
    covers(name) {
      const names = [...above, name];
      const fit = (way) => fitsWay(way, names);
      return covering.some(fit) && !sparing.some(fit);
    },
    below: (name) => folder2([...above, name])
  });
  return { scope: { globs, root: folder2([]) }, problems };
}
function waysOf(glob) {
  const why2 = refusal4(glob);
  if (why2 !== void 0) return why2;
  const plain2 = braceless(glob, MAX_GLOB_CHOICES);
  if (plain2 === void 0) return `its braces stand for more than ${MAX_GLOB_CHOICES} globs`;
  const ways2 = [];
  for (const each of plain2) {
    const way = parseWay(each);
    if (typeof way === "string") return way;
    ways2.push(way);
  }
  return ways2;
}
function refusal4(glob) {
  if (glob === "") return "it is empty";
  if (glob.length > MAX_GLOB_LENGTH) return `it is longer than ${MAX_GLOB_LENGTH} characters`;
  if ((glob.match(/\*+/g) ?? []).length > MAX_GLOB_STARS) {
    return `it has more than ${MAX_GLOB_STARS} stars`;
  }
  if (glob.startsWith("/")) return "it begins with a slash, and is of the root without one";
  if (glob.endsWith("/")) return 'it ends in a slash; what is in a folder is "folder/**"';
  if (/(?<!\\)[()|]/.test(glob)) return "groups are not understood; use braces, or a backslash";
  if (/\{[^{},]*\.\.[^{},]*\}/.test(glob)) return "ranges are not understood";
  return void 0;
}
function malformed2(glob, why2) {
  const shown5 = glob.length > SHOWN3 ? `${glob.slice(0, SHOWN3)}\u2026` : glob;
  const message = `Cannot use the scope glob "${shown5}": ${why2}; correct or remove it, as it covers nothing`;
  return { path: SETTINGS2, code: "MALFORMED_PATTERN", message };
}
var SHOWN3 = 80;
var SETTINGS2 = "dochygiene.yaml";

// ../scanner/src/scope/default-scope.ts
var DEFAULT_SCOPE = [
  "**/*.{md,mdx,markdown,mdc,rst,adoc,asciidoc}",
  "**/{docs,Docs,doc,Doc,documentation,Documentation,wiki,notes,guides,manual,runbooks}/**/*.{txt,org}",
  "**/{README,CHANGELOG,CHANGES,HISTORY,NEWS,INSTALL,CONTRIBUTING,HACKING,UPGRADING,ROADMAP,TODO,FAQ}.{txt,org}",
  "**/{Readme,readme,changelog,changes,install,contributing,roadmap,todo,faq,llms,llms-full}.{txt,org}",
  "**/{CLAUDE,AGENTS,GEMINI}.md",
  "**/.cursorrules",
  "**/.claude/**/*.md",
  "**/.cursor/rules/**",
  "**/.github/*.md",
  // Text for machines, which lies in documentation folders too.
  "!**/{requirements,constraints}*.txt",
  "!**/*{wordlist,dictionary}*.txt",
  "!**/{CMakeLists,robots,humans,security,ads,LICENSE,LICENCE,License,license,COPYING,NOTICE}.txt"
];
var TEXT_FOLDERS = /* @__PURE__ */ new Set([
  "docs",
  "Docs",
  "doc",
  "Doc",
  "documentation",
  "Documentation",
  "wiki",
  "notes",
  "guides",
  "manual",
  "runbooks"
]);
var plain = {
  covers: elsewhere,
  below(name) {
    if (name === ".cursor") return plainCursor;
    return TEXT_FOLDERS.has(name) ? text : plain;
  }
};
var text = {
  covers: amongText,
  below: (name) => name === ".cursor" ? textCursor : text
};
var plainCursor = {
  covers: elsewhere,
  below: (name) => name === "rules" ? rules : plain.below(name)
};
var textCursor = {
  covers: amongText,
  below: (name) => name === "rules" ? rules : text.below(name)
};
var rules = { covers: (name) => !MACHINE_TEXT.test(name), below: () => rules };
var defaultScope = { globs: DEFAULT_SCOPE, root: plain };
var KNOWN_TEXT = /^(?:README|CHANGELOG|CHANGES|HISTORY|NEWS|INSTALL|CONTRIBUTING|HACKING|UPGRADING|ROADMAP|TODO|FAQ|Readme|readme|changelog|changes|install|contributing|roadmap|todo|faq|llms|llms-full)\.(?:txt|org)$/;
var MACHINE_TEXT = /^(?:(?:requirements|constraints)[\s\S]*|[\s\S]*(?:wordlist|dictionary)[\s\S]*|CMakeLists|robots|humans|security|ads|LICENSE|LICENCE|License|license|COPYING|NOTICE)\.txt$/;
function amongText(name) {
  if (name.endsWith(".txt")) return !MACHINE_TEXT.test(name);
  return name.endsWith(".org") || elsewhere(name);
}
function elsewhere(name) {
  switch (name.charCodeAt(name.length - 1)) {
    case 100:
      return name.endsWith(".md");
    case 120:
      return name.endsWith(".mdx");
    case 110:
      return name.endsWith(".markdown");
    case 99:
      return name.endsWith(".mdc") || name.endsWith(".adoc") || name.endsWith(".asciidoc");
    case 116:
      return name.endsWith(".rst") || KNOWN_TEXT.test(name);
    case 103:
      return KNOWN_TEXT.test(name);
    case 115:
      return name === ".cursorrules";
    default:
      return false;
  }
}

// ../scanner/src/scope.ts
function scopeOf(globs) {
  return globs === void 0 ? { scope: defaultScope, problems: [] } : customScope(globs);
}
function inScope(scope, path) {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  return folders.reduce((at, folder2) => at.below(folder2), scope.root).covers(name);
}

// ../scanner/src/context.ts
function contextWanted(documents, findings, asked) {
  const shortlisted = [...findings].flatMap(([path, said2]) => isShortlisted(said2) ? [path] : []);
  const also = asked === "all" ? documents.keys() : asked;
  return new Set([...shortlisted, ...also].filter((path) => documents.has(path)));
}
function readContext(wishes, wanted) {
  const { fs, root, listing, scope, tracked } = wishes;
  if (wanted.size === 0) return { facts: /* @__PURE__ */ new Map(), loadBearing: /* @__PURE__ */ new Map(), read: 0, of: 0 };
  const search = loadBearing({
    fs,
    root,
    wanted,
    files: listing.files,
    isOut: (path) => tracked?.has(path) === false || inScope(scope, path)
  });
  const facts = contextFacts({ ...wishes, loadBearing: search.found }, wanted);
  return { facts, loadBearing: search.found, read: search.read, of: search.of };
}

// ../scanner/src/graph/edge-table.ts
function edgeTable(documents, target) {
  const targets2 = /* @__PURE__ */ new Map();
  const sourceAt = growing();
  const mentionAt = growing();
  const targetAt = growing();
  const firstEdge = /* @__PURE__ */ new Map();
  for (const [source, { path, mentions }] of documents.entries()) {
    firstEdge.set(path, sourceAt.length());
    for (const [index, mention] of mentions.entries()) {
      const to = target(path, mention);
      if (to === void 0 || to === path) continue;
      const id = targets2.get(to) ?? targets2.size;
      targets2.set(to, id);
      sourceAt.push(source);
      mentionAt.push(index);
      targetAt.push(id);
    }
  }
  const { starts, order } = groupBy(targetAt.values(), targets2.size);
  const names = [...targets2.keys()];
  const edge = (index) => {
    const document = documents[sourceAt.at(index)];
    const mention = document?.mentions[mentionAt.at(index)];
    const to = names[targetAt.at(index)];
    if (document === void 0 || mention === void 0 || to === void 0) return [];
    return [{ from: document.path, to, mention }];
  };
  return {
    outbound(path) {
      const edges = [];
      const first = firstEdge.get(path);
      if (first === void 0) return edges;
      const source = sourceAt.at(first);
      if (documents[source]?.path !== path) return edges;
      for (let index = first; sourceAt.at(index) === source; index += 1) edges.push(...edge(index));
      return edges;
    },
    inbound(path) {
      const id = targets2.get(path);
      if (id === void 0) return [];
      return [...order.subarray(starts[id], starts[id + 1])].flatMap(edge);
    }
  };
}

// ../scanner/src/graph/navigation.ts
function isNavigation(path) {
  return NAVIGATION_NAME.test(baseName2(path)) || NAVIGATION_DIRECTORY.test(path);
}
function namedIn(text2) {
  const tokens = /* @__PURE__ */ new Set();
  for (const [token] of text2.matchAll(TOKEN3)) {
    const target = token.replace(/^:|[:;]$/g, "").replace(/[?#].*$/, "");
    if (target.length > 1 && !target.includes("//")) tokens.add(target);
    if (tokens.size >= TOKENS_LIMIT) break;
  }
  return [...tokens];
}
function navigationBases(path) {
  const directory = directoryOf(path).replace(
    /\/?(?:\.vitepress|\.vuepress|_data|data)(?:\/.*)?$/,
    ""
  );
  const at = directory === "" ? "" : `${directory}/`;
  const above = directoryOf(directory) === "" ? "" : `${directoryOf(directory)}/`;
  return [...WITHIN.map((within2) => at + within2), above, `${above}docs/`, ""];
}
function listedDirectories(files, navigation) {
  const generated2 = navigation.some(({ text: text2 }) => GENERATED.test(text2));
  const explicit = !generated2 && navigation.some(({ text: text2 }) => SPELT_OUT.test(text2));
  const listed2 = /* @__PURE__ */ new Set();
  for (const path of files) {
    const directory = directoryOf(path);
    for (const [configuration, folders, when] of LISTED) {
      if (!configuration.test(path) || explicit && when === "unless spelt out") continue;
      for (const within2 of folders)
        listed2.add(directory === "" ? within2 : `${directory}/${within2}`);
    }
  }
  return [...listed2];
}
var TOKENS_LIMIT = 5e4;
var TOKEN3 = /[^\s"'`,()[\]{}<>=|*]{2,300}/g;
var WITHIN = [
  "",
  "docs/",
  "doc/",
  "content/",
  "content/docs/",
  "src/",
  "src/content/docs/",
  "src/content/",
  "source/"
];
var NAVIGATION_NAME = new RegExp(
  `^(?:${[
    "mkdocs\\.ya?ml|_?toc(?:tree)?\\.(?:ya?ml|json)|_?nav(?:igation)?\\.(?:ya?ml|json|[jt]s)|_?menu\\.(?:ya?ml|toml|json)",
    "(?:versioned-)?[\\w.-]*sidebars?[\\w.-]*\\.(?:[cm]?[jt]s|json|ya?ml|html)|docs\\.json|mint\\.json",
    "docusaurus\\.config\\.[cm]?[jt]s|astro\\.config\\.[cm]?[jt]s|_?meta\\.(?:[jt]sx?|json)|manifest\\.json|hugo\\.toml"
  ].join("|")})$`,
  "i"
);
var NAVIGATION_DIRECTORY = /(?:^|\/)\.(?:vitepress|vuepress)\/(?:[\w-]+\/)*[\w.-]+\.[cm]?[jt]s$|(?:^|\/)_data\/[\w-]+\.ya?ml$|(?:^|\/)docs\/config\.json$/;
var SPELT_OUT = /\b(?:nav|sidebars?|navigation|chapters|items|themeConfig)['"]?\s*[:=]/;
var GENERATED = /autogenerat|dirName|readdirSync|glob\(|awesome-pages|literate-nav/;
var LISTED = [
  // configuration                                          directories below it                                        when
  [/(?:^|\/)hugo\.(?:toml|ya?ml)$|^(?:[\w-]+\/)?config\.toml$/, ["content/"], "always"],
  [/(?:^|\/)_config\.ya?ml$/, ["_posts/", "_drafts/", "_docs/", "_pages/", "_tutorials/"], "always"],
  [/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/, ["blog/", "src/pages/", "i18n/", "versioned_docs/"], "always"],
  [/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$|(?:^|\/)mkdocs\.ya?ml$/, ["docs/"], "unless spelt out"],
  [
    /(?:^|\/)(?:astro|next|nuxt|eleventy|rspress|vocs)\.config\.[cm]?[jt]sx?$|(?:^|\/)\.eleventy\.js$|(?:^|\/)gatsby-config\.[cm]?[jt]s$/,
    ["content/", "src/content/", "src/pages/", "pages/", "app/", "posts/", "src/posts/", "src/app/", "blog/", "docs/"],
    "always"
  ],
  [/(?:^|\/)\.mdox[\w.-]*\.ya?ml$/, ["docs/"], "always"],
  [/(?:^|\/)_index\.md$/, [""], "always"],
  [/(?:^|\/)source\.config\.ts$|(?:^|\/)contentlayer\.config\.[jt]s$/, ["content/"], "always"]
];

// ../scanner/src/resolve/tree.ts
function found(tree, path) {
  if (tree.files.has(path)) return { kind: "file", path };
  if (tree.directories.has(path) || tree.unseen.has(path)) return { kind: "directory", path };
  if (tree.tracked?.has(path)) return { kind: "file", path };
  return unseen(tree, path) ? { kind: "unknown" } : void 0;
}
function foundDocument(tree, path) {
  const exact = found(tree, path);
  if (exact?.kind === "directory") return pageBeside(tree, path) ?? exact;
  if (exact !== void 0) return exact;
  const extension = extensionOf(path);
  const stem = extension === "html" || extension === "htm" ? withoutExtension(path) : path;
  if (stem === path && DOCUMENT_EXTENSIONS.includes(extension)) return void 0;
  const source = sourceOf(tree, stem);
  if (source !== void 0 || stem === path) return source;
  return stem.endsWith("/index") ? indexOf(tree, directoryOf(stem)) : indexOf(tree, stem);
}
function indexOf(tree, directory) {
  const prefix = directory === "" ? "" : `${directory}/`;
  for (const name of INDEX_NAMES2) {
    if (tree.files.has(prefix + name)) return { kind: "file", path: prefix + name };
  }
  return void 0;
}
var DOCUMENT_EXTENSIONS = [
  "md",
  "mdx",
  "rst",
  "adoc",
  "markdown",
  "asciidoc",
  "txt",
  "org"
];
var INDEX_NAMES2 = [
  "README.md",
  "index.md",
  "_index.md",
  "readme.md",
  "Readme.md",
  "index.mdx",
  "README.mdx",
  "README.rst",
  "index.rst",
  "README.adoc",
  "index.adoc",
  "README.txt",
  "README"
];
function pageBeside(tree, directory) {
  return indexOf(tree, directory) === void 0 ? sourceOf(tree, directory) : void 0;
}
function sourceOf(tree, stem) {
  for (const extension of DOCUMENT_EXTENSIONS) {
    const path = `${stem}.${extension}`;
    if (tree.files.has(path)) return { kind: "file", path };
  }
  return void 0;
}
function unseen(tree, path) {
  if (tree.unseen.size === 0) return false;
  for (let at = directoryOf(path); at !== ""; at = directoryOf(at)) {
    if (tree.unseen.has(at)) return true;
  }
  return false;
}

// ../scanner/src/graph.ts
var ENTRY_FILES_LIMIT = 512;
function entryFilePaths(listing) {
  const found2 = [];
  for (const path of listing.files) {
    if (isNavigation(path)) found2.push(path);
  }
  return nearestFirst(found2).slice(0, ENTRY_FILES_LIMIT);
}
function graph(input) {
  const { documents, resolve: resolve2, tree } = input;
  const opened2 = /* @__PURE__ */ new Set();
  const edges = edgeTable(documents, (from, mention) => {
    const resolution = resolve2(from, mention);
    if (resolution.kind === "file") return resolution.path;
    if (mention.pattern) opened2.add(directoryBefore(tree, from, mention));
    if (resolution.kind !== "directory") return void 0;
    const index = indexOf(tree, resolution.path);
    if (index?.kind === "file") return index.path;
    opened2.add(`${resolution.path}/`);
    return void 0;
  });
  opened2.delete("/");
  let reached;
  return {
    outbound: edges.outbound,
    inbound: edges.inbound,
    reachable(path) {
      reached ??= reach(input, edges, opened2);
      return reached.has(path);
    }
  };
}
function directoryBefore(tree, from, { target }) {
  const plain2 = directoryOf(target.slice(0, Math.max(0, target.search(/[*?[{]/))) || target);
  if (plain2 === "" || plain2 === ".") return "/";
  for (const base of ["", directoryOf(from)]) {
    const path = joinPath(base, plain2);
    if (path !== void 0 && path !== "" && tree.directories.has(path)) return `${path}/`;
  }
  return "/";
}
function reach(input, edges, opened2) {
  const { documents, mirrors: mirrors2, entryFiles, tree } = input;
  const mirrored = new Map(mirrors2.map(({ path, mirrorOf: mirrorOf2 }) => [path, mirrorOf2]));
  const listed2 = [...listedDirectories(tree.files, entryFiles), ...opened2];
  const reached = /* @__PURE__ */ new Set();
  const pending = [];
  const visit3 = (path) => {
    if (path === void 0 || reached.has(path)) return;
    reached.add(path);
    pending.push(path);
  };
  for (const { path } of [...documents, ...mirrors2]) {
    if (isEntry(path) || listed2.some((directory) => path.startsWith(directory))) visit3(path);
  }
  for (const file of entryFiles) visitNamed(tree, file, visit3);
  for (let path = pending.pop(); path !== void 0; path = pending.pop()) {
    for (const { to } of edges.outbound(path)) visit3(to);
    visit3(mirrored.get(path));
  }
  return reached;
}
function visitNamed(tree, { path, text: text2 }, visit3) {
  const bases = navigationBases(path);
  const there = bases.filter((base) => base === "" || tree.directories.has(base.slice(0, -1)));
  for (const name of namedIn(text2)) {
    for (const base of name.includes("..") ? bases : there) {
      const place3 = joinPath("", base + name.replace(/^\//, ""));
      const found2 = place3 === void 0 ? void 0 : foundDocument(tree, place3);
      if (found2?.kind === "file") visit3(found2.path);
      const index = found2?.kind === "directory" ? indexOf(tree, found2.path) : void 0;
      if (index?.kind === "file") visit3(index.path);
    }
  }
}

// ../scanner/src/entry-files.ts
var ENTRY_FILE_BYTES = 256 * 1024;
function readEntryFiles(fs, root, listing) {
  const found2 = [];
  for (const path of entryFilePaths(listing)) {
    try {
      found2.push({ path, text: readText(fs, child(root, path), ENTRY_FILE_BYTES).text });
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
    }
  }
  return found2;
}

// ../scanner/src/ignore/byte-string.ts
function byteString(text2) {
  if (ASCII.test(text2)) return text2;
  let bytes = "";
  for (const character of text2) bytes += encoded(character.codePointAt(0) ?? 0);
  return bytes;
}
var ASCII = /^[\x00-\x7f]*$/;
function encoded(point) {
  if (point < 128) return String.fromCharCode(point);
  if (point < 2048) return String.fromCharCode(192 | point >> 6) + tail2(point);
  if (point < 65536) {
    return String.fromCharCode(224 | point >> 12) + tail2(point >> 6) + tail2(point);
  }
  const lead = String.fromCharCode(240 | point >> 18);
  return lead + tail2(point >> 12) + tail2(point >> 6) + tail2(point);
}
function tail2(bits) {
  return String.fromCharCode(128 | bits & 63);
}

// ../scanner/src/ignore/name-index.ts
function nameIndex(endings) {
  const literal2 = /* @__PURE__ */ new Map();
  const extension = /* @__PURE__ */ new Map();
  const rest = [];
  for (const ending of endings) {
    const { pattern } = ending;
    const dot = pattern.ending.lastIndexOf(".");
    if (pattern.literal !== void 0) add3(literal2, pattern.literal, ending);
    else if (dot >= 0) add3(extension, pattern.ending.slice(dot + 1), ending);
    else rest.push(ending);
  }
  return { literal: literal2, extension, rest };
}
function add3(map2, key, ending) {
  const known2 = map2.get(key);
  if (known2 === void 0) map2.set(key, [ending]);
  else known2.push(ending);
}
function lastRule(index, name, isDirectory) {
  let last = lastOf(index.literal.get(name), name, isDirectory, void 0);
  if (index.extension.size > 0) {
    const dot = name.lastIndexOf(".");
    if (dot >= 0) {
      last = lastOf(index.extension.get(name.slice(dot + 1)), name, isDirectory, last);
    }
  }
  return lastOf(index.rest, name, isDirectory, last);
}
function lastOf(endings, name, isDirectory, known2) {
  if (endings === void 0) return known2;
  for (let i = endings.length - 1; i >= 0; i -= 1) {
    const ending = endings[i];
    if (ending === void 0 || known2 !== void 0 && ending.rule.line <= known2.line) break;
    if (ending.rule.directoryOnly && !isDirectory) continue;
    if (fits2(ending.pattern, name)) return ending.rule;
  }
  return known2;
}

// ../scanner/src/ignore/rule-set.ts
function ruleSet(rules2) {
  const anywhere = [];
  const starts = [];
  const anchored2 = [];
  for (const rule of rules2) {
    for (const way of rule.ways) {
      const floats = way[0] === ANY_DEPTH;
      const step = { rule, way, at: floats ? 1 : 0 };
      if (!floats) anchored2.push(step);
      else if (isLast(step)) anywhere.push(step);
      else starts.push(step);
    }
  }
  const negatesAnywhere = [...anywhere, ...starts].some(({ rule }) => rule.negated);
  const weight = rules2.reduce((sum2, rule) => sum2 + ruleWeight(rule), 0);
  return { rules: rules2, weight, anywhere: indexOf2(anywhere), starts, anchored: anchored2, negatesAnywhere };
}
function ruleWeight({ ways: ways2 }) {
  return ways2.reduce((sum2, way) => sum2 + wayWeight(way), 0);
}
function isLast(step) {
  return step.at === step.way.length - 1;
}
function indexOf2(steps) {
  return nameIndex(
    steps.flatMap(({ rule, way, at }) => {
      const pattern = way[at];
      return pattern === void 0 || pattern === ANY_DEPTH ? [] : [{ rule, pattern }];
    })
  );
}

// ../scanner/src/ignore/layer.ts
function topLayer(set) {
  return layer(set, set.anchored, []);
}
function layer(set, here, loose) {
  const steps = [...here, ...loose].sort(byLine);
  const last = steps.filter(isLast);
  const made = {
    set,
    ends: last.length === 0 ? void 0 : indexOf2(last),
    passing: steps.filter((step) => !isLast(step)),
    loose,
    negates: set.negatesAnywhere || steps.some(({ rule }) => rule.negated),
    below: void 0
  };
  if (here.length === 0) made.below = made;
  return made;
}
function byLine(one, other) {
  return one.rule.line - other.rule.line;
}
function layerRule(layer2, name, isDirectory) {
  const anywhere = lastRule(layer2.set.anywhere, name, isDirectory);
  if (layer2.ends === void 0) return anywhere;
  const here = lastRule(layer2.ends, name, isDirectory);
  if (anywhere === void 0 || here !== void 0 && here.line > anywhere.line) return here;
  return anywhere;
}
function layerBelow(above, name) {
  for (const step of above.set.starts) if (passes(step, name)) return advanced(above, name);
  for (const step of above.passing) if (passes(step, name)) return advanced(above, name);
  above.below ??= layer(above.set, [], above.loose);
  return above.below;
}
function passes({ way, at }, name) {
  const pattern = way[at];
  return pattern !== void 0 && pattern !== ANY_DEPTH && fits2(pattern, name);
}
function advanced({ set, passing, loose }, name) {
  const here = [];
  const below3 = [...loose];
  for (const step of [...set.starts, ...passing]) {
    if (!passes(step, name)) continue;
    const { rule, way, at } = step;
    if (way[at + 1] === ANY_DEPTH) below3.push({ rule, way, at: at + 2 });
    else here.push({ rule, way, at: at + 1 });
  }
  return layer(set, unique(here), unique(below3));
}
function unique(steps) {
  const seen2 = /* @__PURE__ */ new Map();
  return steps.filter(({ way, at }) => {
    const places = seen2.get(way) ?? /* @__PURE__ */ new Set();
    seen2.set(way, places);
    if (places.has(at)) return false;
    places.add(at);
    return true;
  });
}

// ../scanner/src/exclusions/ignore-match.ts
var OWN_IGNORE_FILE = ".dochygiene-ignore";
var GIT_IGNORE_FILE = ".gitignore";
var AGENT_FILE = "CLAUDE.local.md";
var AGENT_DIRECTORY = ".claude";
function fileIgnoredBy(here, name) {
  const unread2 = here.agents || name === AGENT_FILE;
  return ignoredBy(here, byteString(name), false, unread2);
}
function directoryIgnoredBy(here, name) {
  const bytes = byteString(name);
  const agents = here.agents || name === AGENT_DIRECTORY;
  const rule = ignoredBy(here, bytes, true, agents);
  const git = layersBelow(here.git, bytes);
  const own = here.own === void 0 ? void 0 : layerBelow(here.own, bytes);
  const same = git === here.git && own === here.own && rule === here.outer && agents === here.agents;
  return { rule, ignore: same ? here : { git, own, outer: rule, agents } };
}
function ignoredBy(here, name, isDirectory, gitUnread) {
  if (here.own !== void 0) {
    const rule = layerRule(here.own, name, isDirectory);
    if (rule !== void 0) return rule.negated ? void 0 : rule;
  }
  if (here.outer !== void 0) return here.outer;
  if (gitUnread) return void 0;
  for (const layer2 of here.git) {
    const rule = layerRule(layer2, name, isDirectory);
    if (rule !== void 0) return rule.negated ? void 0 : rule;
  }
  return void 0;
}
function layersBelow(layers, name) {
  let below3;
  let index = 0;
  for (const layer2 of layers) {
    const next = layerBelow(layer2, name);
    if (next !== layer2) {
      below3 ??= [...layers];
      below3[index] = next;
    }
    index += 1;
  }
  return below3 ?? layers;
}
function mayComeBack(below3) {
  return below3.own?.negates === true && below3.outer?.file !== OWN_IGNORE_FILE;
}
function ruleDetail({ file, line, text: text2 }) {
  return `${file}:${line}: ${text2}`;
}

// ../scanner/src/ignore/ignore-file.ts
var MAX_RULES = 2e3;
var MAX_WEIGHT = 8192;
var ALL_ROOM = { rules: MAX_RULES, weight: MAX_WEIGHT };
var MAX_LINE_BYTES = 1024;
var MAX_IGNORE_FILE_BYTES = 262144;
var NEWLINE2 = 10;
function ignoreFileReader(fs) {
  let buffer;
  return (absolute, file, room) => {
    buffer ??= fs.buffer(MAX_IGNORE_FILE_BYTES);
    try {
      const { length, stat } = fs.readInto(absolute, buffer);
      if (stat.size <= length) return parseIgnoreFile(buffer, length, file, room);
      const whole2 = buffer.bytes.lastIndexOf(NEWLINE2, length - 1) + 1;
      const parsed3 = parseIgnoreFile(buffer, whole2, file, room);
      return { ...parsed3, problems: [...parsed3.problems, tooLong(file)] };
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      const absent = error.code === "NOT_FOUND" || error.code === "NOT_A_DIRECTORY";
      return { set: ruleSet([]), problems: absent ? [] : [unread(file, error)] };
    }
  };
}
function unread(file, { code }) {
  const why2 = code === "IS_A_LINK" ? "it is a link, which git does not follow here" : code;
  return {
    path: file,
    code: "UNREADABLE",
    message: `Cannot read "${file}": ${why2}; make it a readable file, as nothing in it holds`
  };
}
function tooLong(file) {
  const message = `Cannot read all of "${file}": it is longer than ${MAX_IGNORE_FILE_BYTES} bytes; shorten it, as the rest does not hold`;
  return { path: file, code: "TOO_MANY_PATTERNS", message };
}
function parseIgnoreFile(buffer, length, file, room) {
  const bytes = buffer.latin1(0, length);
  const rules2 = [];
  const problems = [];
  let line = 0;
  let patterns = 0;
  let weight = 0;
  for (let start = bytes.startsWith(BYTE_ORDER_MARK3) ? 3 : 0; start < bytes.length; ) {
    line += 1;
    const newline = bytes.indexOf("\n", start);
    const next = newline < 0 ? bytes.length : newline;
    const end = next > start && bytes[next - 1] === "\r" ? next - 1 : next;
    const pattern = end - start > MAX_LINE_BYTES ? TOO_LONG : parsePattern(bytes.slice(start, end));
    if (pattern !== void 0) {
      patterns += 1;
      if (typeof pattern !== "string") weight += ruleWeight(pattern);
      if (patterns > room.rules || weight > room.weight) {
        problems.push(tooMany(file, line));
        break;
      }
      const text2 = buffer.utf8(start, Math.min(end, start + MAX_LINE_BYTES));
      if (typeof pattern === "string") problems.push(malformed3(file, line, text2, pattern));
      else rules2.push({ line, text: text2, file, ...pattern });
    }
    start = next + 1;
  }
  return { set: ruleSet(rules2), problems };
}
var BYTE_ORDER_MARK3 = "\xEF\xBB\xBF";
var TOO_LONG = `it is longer than ${MAX_LINE_BYTES} bytes`;
function malformed3(file, line, text2, why2) {
  const shown5 = text2.length > SHOWN4 ? `${text2.slice(0, SHOWN4)}\u2026` : text2;
  const message = `Cannot use the pattern "${shown5}": ${why2}; correct or remove it, as it leaves out nothing`;
  return { path: file, code: "MALFORMED_PATTERN", line, message };
}
var SHOWN4 = 80;
function tooMany(file, line) {
  const message = `Cannot use the patterns from line ${line} on: too many would hold at once; remove some, or stars and directories from them`;
  return { path: file, code: "TOO_MANY_PATTERNS", line, message };
}

// ../scanner/src/git-ignored.ts
var GIT_IGNORE_FILES_LIMIT = 64;
function gitIgnored(fs, root, { files }) {
  const read2 = ignoreFileReader(fs);
  const layers = /* @__PURE__ */ new Map();
  for (const path of files) {
    if (layers.size >= GIT_IGNORE_FILES_LIMIT) break;
    if (baseName2(path) !== GIT_IGNORE_FILE) continue;
    layers.set(directoryOf(path), topLayer(read2(child(root, path), path, ALL_ROOM).set));
  }
  return (path) => isLeftOut(layers, path.split("/"));
}
function isLeftOut(layers, segments) {
  let here = [];
  for (const [at, segment] of segments.entries()) {
    const own = layers.get(segments.slice(0, at).join("/"));
    if (own !== void 0) here = [own, ...here];
    const name = byteString(segment);
    const isDirectory = at + 1 < segments.length;
    if (lastWord(here, name, isDirectory)) return true;
    here = here.map((layer2) => layerBelow(layer2, name));
  }
  return false;
}
function lastWord(layers, name, isDirectory) {
  for (const layer2 of layers) {
    const rule = layerRule(layer2, name, isDirectory);
    if (rule !== void 0) return !rule.negated;
  }
  return false;
}

// ../scanner/src/manifests/justfile.ts
function justfileContent(text2) {
  const names = /* @__PURE__ */ new Set();
  let open = false;
  for (const line of text2.split(/\r?\n/)) {
    if (/^(?:import|mod|!include)\b|^set\s+fallback\b/.test(line)) open = true;
    const name = ALIAS.exec(line)?.[1] ?? RECIPE.exec(line)?.[1];
    if (name !== void 0) names.add(name);
  }
  return { names, open, titles: [] };
}
var ALIAS = /^alias\s+([\w-]+)\s*:=/;
var RECIPE = /^@?([A-Za-z_][\w-]*)(?:\s[^:]*)?:(?!=)/;

// ../scanner/src/manifests/makefile.ts
function makefileContent(text2) {
  const names = /* @__PURE__ */ new Set();
  const variables = /* @__PURE__ */ new Map();
  let open = false;
  for (const line of text2.replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
    const assigned = VARIABLE.exec(line);
    if (assigned !== null) remember(variables, assigned[1] ?? "", assigned[2] ?? "");
    else if (INCLUDES.test(line) || COMPUTES.test(line)) open = true;
    else if (!line.startsWith("	")) open = addRule(line, variables, names) || open;
  }
  return { names, open, titles: [] };
}
var VALUE_LENGTH = 2048;
function remember(variables, name, value) {
  if (value.length > VALUE_LENGTH) variables.delete(name);
  else variables.set(name, value);
}
var VARIABLE = /^ *(?:export +|override +)*([\w.-]+)\s*[:+?]{0,2}=\s*([^#]*)/;
var INCLUDES = /^ *[-s]?include\s+(?!\.?\/?[\w./-]*\.env\b)/;
var COMPUTES = /^\s*\$[({](?:eval|call|foreach|shell)\b|^ *define\s/;
function addRule(line, variables, names) {
  const rule = RULE.exec(line);
  if (rule === null) return false;
  const targets2 = (rule[1] ?? "").trim().split(/\s+/);
  if (targets2[0] === ".PHONY") targets2.push(...(rule[2] ?? "").replace(/[;#].*/, "").split(/\s+/));
  let open = targets2[0] === ".DEFAULT";
  for (const target of targets2.flatMap((each) => expanded(each, variables))) {
    if (!/[%$]/.test(target)) names.add(target);
    else if (!/[./]/.test(target)) open = true;
  }
  return open;
}
var RULE = /^ *([^\s:#=][^:#=]*)::?(?!=)(.*)$/;
function expanded(target, variables) {
  const name = /^\$[({]([\w.-]+)[)}]$/.exec(target)?.[1];
  const value = name === void 0 ? void 0 : variables.get(name);
  return value === void 0 ? [target] : value.trim().split(/\s+/);
}

// ../scanner/src/manifests/package-json.ts
function packageContent(text2) {
  const manifest = parsed(text2);
  if (manifest === void 0) return { names: /* @__PURE__ */ new Set(), open: true, titles: [] };
  const { name, repository: repository2 } = manifest;
  const address = isRecord2(repository2) ? repository2["url"] : repository2;
  const titles = [name, address].flatMap(
    (title) => typeof title === "string" ? [lastSegment(title)] : []
  );
  return { names: new Set(keysOf(manifest["scripts"])), open: false, titles };
}
function parsed(text2) {
  try {
    const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
    return isRecord2(value) ? value : void 0;
  } catch (error) {
    if (error instanceof SyntaxError) return void 0;
    throw error;
  }
}
function isRecord2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function keysOf(value) {
  return isRecord2(value) ? Object.keys(value) : [];
}
function lastSegment(title) {
  return title.replace(/\.git$|\/$/, "").replace(/^.*[/:]/, "").toLowerCase();
}

// ../scanner/src/manifests/pyproject.ts
function pyprojectContent(text2) {
  const names = /* @__PURE__ */ new Set();
  const titles = [];
  let table = "";
  for (const line of text2.split(/\r?\n/)) {
    const header = /^\s*\[{1,2}([^[\]]{1,200})\]/.exec(line);
    if (header !== null) {
      table = (header[1] ?? "").trim();
      continue;
    }
    const entry2 = /^\s*["']?([\w.-]+)["']?\s*=\s*(?:["']([^"']*)["'])?/.exec(line);
    const [, key = "", value] = entry2 ?? [];
    if (key === "") continue;
    if (SCRIPTS.test(table)) names.add(key);
    else if (table === "project" && key === "name") titles.push((value ?? "").toLowerCase());
  }
  return { names, open: false, titles };
}
var SCRIPTS = /^(?:project\.(?:gui-)?scripts|tool\..*\b(?:scripts|tasks))$/;

// ../scanner/src/manifests/taskfile.ts
var import_yaml2 = __toESM(require_dist(), 1);
function taskfileContent(text2) {
  const content = parsed2(text2);
  const tasks = mapAt(content, "tasks");
  const names = /* @__PURE__ */ new Set();
  for (const [name, task] of Object.entries(tasks ?? {})) {
    names.add(name);
    const { aliases } = isMap2(task) ? task : { aliases: void 0 };
    if (Array.isArray(aliases)) for (const alias of aliases) names.add(String(alias));
  }
  const wild = [...names].some((name) => name.includes("*"));
  const open = tasks === void 0 || wild || mapAt(content, "includes") !== void 0;
  return { names, open, titles: [] };
}
var TASKFILE_LENGTH = 64 * 1024;
function parsed2(text2) {
  if (text2.length > TASKFILE_LENGTH) return void 0;
  try {
    return (0, import_yaml2.parse)(text2, { logLevel: "silent", maxAliasCount: 64 });
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof RangeError) return void 0;
    if (error instanceof import_yaml2.YAMLError) return void 0;
    throw error;
  }
}
function mapAt(value, key) {
  const at = isMap2(value) ? value[key] : void 0;
  return isMap2(at) ? at : void 0;
}
function isMap2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// ../scanner/src/manifests/xtask.ts
function xtaskContent(text2, path) {
  const names = /* @__PURE__ */ new Set();
  for (const [, literal2, identifier] of text2.matchAll(NAME2)) {
    names.add(literal2 ?? kebab(identifier ?? ""));
  }
  names.add(kebab(path.replace(/^.*\/|\.rs$/g, "")));
  return { names, open: /\binclude!\s*\(/.test(text2), titles: [] };
}
var NAME2 = /"([\w:-]{1,64})"|([A-Za-z]\w{1,63})/g;
function kebab(identifier) {
  return identifier.replace(/([a-z\d])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
}

// ../scanner/src/manifests.ts
var MANIFESTS_LIMIT = 512;
var MANIFEST_BYTES = 256 * 1024;
function manifestPaths(listing) {
  const found2 = [];
  for (const path of listing.files) {
    if (kindOf3(path) !== void 0 && !isFixture(path)) found2.push(path);
  }
  return [...nearestFirst(found2).slice(0, MANIFESTS_LIMIT + 1)].sort();
}
function readManifests(fs, root, listing) {
  const paths = manifestPaths(listing);
  if (paths.length > MANIFESTS_LIMIT) return { all: [], complete: false };
  const buffer = fs.buffer(MANIFEST_BYTES + 1);
  const all = paths.map((path) => {
    const kind2 = kindOf3(path) ?? "package";
    const directory = kind2 === "xtask" ? path.replace(/\/?xtask\/.*/, "") : directoryOf(path);
    const text2 = textOf2(fs, child(root, path), buffer);
    const content = text2 === void 0 ? UNREAD : READERS3[kind2](text2, path);
    return { path, kind: kind2, directory, ...content };
  });
  return { all, complete: true };
}
var UNREAD = { names: /* @__PURE__ */ new Set(), open: true, titles: [] };
function textOf2(fs, path, buffer) {
  try {
    const { length } = fs.readInto(path, buffer);
    return length > MANIFEST_BYTES ? void 0 : buffer.utf8(0, length);
  } catch (error) {
    if (error instanceof FileSystemError) return void 0;
    throw error;
  }
}
var READERS3 = {
  package: packageContent,
  make: makefileContent,
  just: justfileContent,
  task: taskfileContent,
  xtask: xtaskContent,
  python: pyprojectContent
};
var KINDS3 = /* @__PURE__ */ new Map([
  ["package.json", "package"],
  ["Makefile", "make"],
  ["GNUmakefile", "make"],
  ["makefile", "make"],
  ["justfile", "just"],
  ["Justfile", "just"],
  [".justfile", "just"],
  ["Taskfile.yml", "task"],
  ["Taskfile.yaml", "task"],
  ["taskfile.yml", "task"],
  ["taskfile.yaml", "task"],
  ["pyproject.toml", "python"]
]);
function kindOf3(path) {
  if (path.endsWith(".rs")) return /(?:^|\/)xtask\//.test(path) ? "xtask" : void 0;
  return KINDS3.get(baseName2(path));
}

// ../scanner/src/resolve/site.ts
function makesSite(files) {
  for (const path of files) {
    if (isSiteConfiguration(path)) return true;
  }
  return false;
}
function isSiteConfiguration(path) {
  return SITE_CONFIGURATION.test(baseName2(path)) || IN_SITE_DIRECTORY.test(path);
}
var SITE_CONFIGURATION = new RegExp(
  `^(?:${[
    String.raw`(?:docusaurus|astro|next|gatsby|nuxt|rspress|nextra|theme|eleventy|vocs)\.config\.[cm]?[jt]sx?`,
    String.raw`gatsby-(?:config|node)\.[cm]?[jt]s`,
    String.raw`\.eleventy\.[cm]?js`,
    String.raw`mkdocs\.ya?ml`,
    String.raw`_config\.(?:ya?ml|toml)`,
    String.raw`hugo\.(?:toml|ya?ml)`,
    String.raw`book\.(?:toml|json)`,
    String.raw`(?:docs|mint|docfx|metalsmith)\.json`,
    String.raw`antora(?:-playbook)?\.ya?ml`,
    String.raw`conf\.py`,
    String.raw`\.openpublishing\.publish\.config\.json`,
    String.raw`_(?:toc|sidebar)\.(?:ya?ml|md)`,
    String.raw`\.nojekyll|CNAME|_redirects|redirects\.(?:map|ya?ml|json)`
  ].join("|")})$`
);
var IN_SITE_DIRECTORY = /(?:^|\/)(?:\.vitepress|\.vuepress|_layouts|_includes|layouts\/shortcodes)\/|^(?:[\w-]+\/)?config\.toml$/;

// ../scanner/src/edit-distance.ts
function editDistance2(one, other, limit2) {
  if (Math.abs(one.length - other.length) > limit2) return limit2 + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + change
      );
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit2) return limit2 + 1;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

// ../scanner/src/resolve/nearest.ts
function nearest2(names, path) {
  return elsewhere2(names, path) ?? otherwiseWritten(names, path) ?? misspelt(names, path);
}
var COMMON_NAME_COUNT = 8;
var SIBLINGS_LIMIT = 512;
function elsewhere2(names, path) {
  return best(names.named(baseName2(path)), path);
}
function otherwiseWritten(names, path) {
  const stem = withoutExtension(baseName2(path));
  if (stem === "" || INDEX_STEM.test(stem)) return void 0;
  const kin = names.stemmed(stem).filter((other) => related(extensionOf(other), extensionOf(path)));
  return best(kin, path) ?? best(indexes(names, stem), path);
}
function indexes(names, name) {
  let known2 = indexesOf.get(names);
  if (known2 === void 0) {
    known2 = indexesByDirectory(names);
    indexesOf.set(names, known2);
  }
  return known2.get(name) ?? [];
}
var indexesOf = /* @__PURE__ */ new WeakMap();
function indexesByDirectory(names) {
  const found2 = /* @__PURE__ */ new Map();
  const all = ["index.md", "readme.md", "index.mdx"].flatMap((name) => names.named(name));
  for (const path of all.slice(0, SIBLINGS_LIMIT)) {
    if (!INDEX_NAMES3.has(baseName2(path))) continue;
    const directory = baseName2(directoryOf(path));
    const same = found2.get(directory);
    if (same === void 0) found2.set(directory, [path]);
    else same.push(path);
  }
  return found2;
}
var INDEX_NAMES3 = /* @__PURE__ */ new Set(["index.md", "README.md", "index.mdx"]);
function misspelt(names, path) {
  const name = baseName2(path).toLowerCase();
  const limit2 = Math.min(3, Math.floor(name.length / 5));
  if (limit2 === 0) return void 0;
  const directory = directoryOf(path);
  let closest;
  let closestDistance = limit2 + 1;
  for (const other of names.within(directory).slice(0, SIBLINGS_LIMIT)) {
    if (!related(extensionOf(other), extensionOf(name)) || digits(other) !== digits(name)) continue;
    const distance = editDistance2(name, other.toLowerCase(), closestDistance - 1);
    if (distance >= closestDistance) continue;
    closest = other;
    closestDistance = distance;
  }
  if (closest === void 0) return void 0;
  return directory === "" ? closest : `${directory}/${closest}`;
}
var INDEX_STEM = /^_?(?:index|readme)$/i;
function related(one, other) {
  return one === other || PAGE.has(one) && PAGE.has(other) || PICTURE.has(one) && PICTURE.has(other);
}
var PAGE = /* @__PURE__ */ new Set([
  "",
  "md",
  "mdx",
  "markdown",
  "rst",
  "adoc",
  "asciidoc",
  "html",
  "htm",
  "txt"
]);
var PICTURE = /* @__PURE__ */ new Set(["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"]);
function digits(name) {
  return name.replace(/\D+/g, " ").trim();
}
function best(candidates2, path) {
  let chosen2;
  let chosenScore = -1;
  for (const candidate of candidates2.slice(0, SIBLINGS_LIMIT)) {
    const score = sharedEnd(candidate, path) * 64 + sharedStart(candidate, path);
    if (score <= chosenScore || candidate === path) continue;
    chosen2 = candidate;
    chosenScore = score;
  }
  const common = candidates2.length > COMMON_NAME_COUNT;
  return common && chosenScore < 64 ? void 0 : chosen2;
}
function sharedEnd(one, other) {
  const left = directoryOf(one).split("/").reverse();
  const right = directoryOf(other).split("/").reverse();
  return sharedPrefix(left, right);
}
function sharedStart(one, other) {
  return sharedPrefix(directoryOf(one).split("/"), directoryOf(other).split("/"));
}
function sharedPrefix(left, right) {
  let count3 = 0;
  while (count3 < left.length && left[count3] === right[count3] && left[count3] !== "") count3 += 1;
  return Math.min(count3, 63);
}

// ../scanner/src/resolve/no-path.ts
function isOtherSite(target) {
  return SCHEME2.test(target) || target.startsWith("//") || MAIL.test(target);
}
function namesNoPath(target) {
  return target.startsWith("~") || target.startsWith("@") || GAP2.test(target) || FILLER.test(target);
}
var SCHEME2 = /^[A-Za-z][A-Za-z0-9+.-]*:/;
var MAIL = /^[^/\s@]+@[^/\s@]+\.[A-Za-z]+$/;
var GAP2 = /[{}<>|"`^\\]|\$\w|\$\(|%\w?[sd]\b|\u2026|[\r\n\t]/;
var FILLER = new RegExp(
  [
    "^(?:url|uri|link|links|href|path|file|filename|target|here|todo|tbd|tba|fixme|xxx+|placeholder|example|n/?a|none)$",
    "(?:^|/)(?:path|link|url)[-_/]to[-_/]",
    String.raw`(?:^|/)\.{3,}(?:/|$)|^\.{3,}|\.{3,}$`,
    String.raw`(?:^|[/_.-])(?:your|my|some)[-_](?:\w|-)+(?:/|\.|$)`,
    "(?:^|[/_.-])(?:N{3,}|X{3,}|x{4,}|0{3,}X|YYYY|yyyy)(?:[/_.-]|$)",
    "(?:^|/)(?:foo|bar|baz|foobar|lorem|ipsum)(?:[/.]|$)"
  ].join("|"),
  "i"
);

// ../scanner/src/resolve/code.ts
function resolveCode(places, directory, target) {
  if (isOtherSite(target)) return EXTERNAL;
  const path = target.startsWith("./") ? target.slice(2) : target;
  const there = look3(places, directory, path) ?? byItsEnd(places, path);
  if (there !== void 0) return there;
  if (!path.includes("/") || path.startsWith("/") || namesNoPath(path)) return EXTERNAL;
  const expected = joinPath(path.startsWith("../") ? directory : "", path);
  if (expected === void 0 || expected === "") return UNKNOWN2;
  const likely = surelyPath(places, directory, path);
  const meant2 = likely ? nearest2(places.names, expected) : void 0;
  return { kind: "missing", path: expected, nearest: meant2, likely };
}
var EXTERNAL = { kind: "external" };
var UNKNOWN2 = { kind: "unknown" };
var SAME_NAME_LIMIT = 256;
function look3(places, directory, target) {
  const bases = target.startsWith("../") ? [directory] : ["", ...ancestors(directory).slice(0, -1)];
  let hidden;
  for (const base of bases) {
    const path = joinPath(base, target);
    const there = path === void 0 ? void 0 : found(places.tree, path);
    if (there?.kind === "unknown") hidden = there;
    else if (there !== void 0) return there;
  }
  return hidden;
}
function byItsEnd(places, target) {
  const path = joinPath("", target);
  if (path === void 0 || path === "") return void 0;
  if (!path.includes("/") && !DOCUMENT_EXTENSIONS.includes(extensionOf(path))) return void 0;
  const end = `/${path}`;
  const namesakes = places.names.named(baseName2(path)).slice(0, SAME_NAME_LIMIT);
  const ending = namesakes.filter((other) => other.endsWith(end));
  const [only] = ending;
  if (only === void 0) return void 0;
  return ending.length === 1 ? { kind: "file", path: only } : { kind: "unknown" };
}
function surelyPath(places, directory, target) {
  if (KNOWN_EXTENSIONS.has(extensionOf(target))) return true;
  const first = target.split("/", 1)[0] ?? "";
  if (first === "..") return true;
  return [directory, ""].some((base) => {
    const path = joinPath(base, first);
    return path !== void 0 && path !== "" && places.tree.directories.has(path);
  });
}

// ../scanner/src/resolve/link.ts
function resolveLink(places, directory, target) {
  if (isOtherSite(target)) return EXTERNAL2;
  return look4(places, directory, target) ?? (target.includes(" ") ? look4(places, directory, target.replaceAll(" ", "%20")) : void 0) ?? nowhere(places, directory, target);
}
var EXTERNAL2 = { kind: "external" };
var UNKNOWN3 = { kind: "unknown" };
var SITE_DIRECTORIES = [
  "",
  "static/",
  "public/",
  "docs/",
  "content/",
  "src/",
  "src/pages/",
  "src/content/",
  "src/content/docs/",
  "source/",
  "assets/",
  ".vitepress/public/",
  ".vuepress/public/"
];
function look4(places, directory, target) {
  if (target.startsWith("/")) return lookFromSiteRoot(places, directory, target.slice(1));
  const path = joinPath(directory, target);
  if (path === void 0) return UNKNOWN3;
  const found2 = foundDocument(places.tree, path);
  if (found2 !== void 0 || !places.site()) return found2;
  const climbed = target.startsWith("../") ? joinPath(directory, target.slice(3)) : void 0;
  const page = climbed === void 0 ? void 0 : foundDocument(places.tree, climbed);
  return page ?? (target.startsWith("../") ? fromItsAddress(places, directory, target) : void 0);
}
function fromItsAddress(places, directory, target) {
  return lookFromSiteRoot(places, directory, target.replace(/^(?:\.\.\/)+/, ""));
}
function lookFromSiteRoot(places, directory, target) {
  let hidden;
  for (const root of ["", ...ancestors(directory).slice(0, -1)]) {
    for (const within2 of SITE_DIRECTORIES) {
      const base = root === "" ? within2 : `${root}/${within2}`;
      if (base !== "" && !places.tree.directories.has(base.replace(/\/$/, ""))) continue;
      const path = joinPath("", base + target);
      if (path === void 0) return UNKNOWN3;
      const found2 = foundDocument(places.tree, path);
      if (found2?.kind === "unknown") hidden = found2;
      else if (found2 !== void 0) return found2;
    }
  }
  return hidden;
}
function nowhere(places, directory, target) {
  if (namesNoPath(target) || !looksLikePath(target)) return EXTERNAL2;
  const absolute = target.startsWith("/");
  const path = joinPath(absolute ? "" : directory, absolute ? target.slice(1) : target);
  if (path === void 0 || path === "" || MADE_BY_BUILD.test(path)) return UNKNOWN3;
  if (absolute && !places.tree.directories.has(path.split("/", 1)[0] ?? "")) return UNKNOWN3;
  if (onlySiteKnows(places, path, absolute)) return UNKNOWN3;
  const meant2 = HOST2.test(target) ? void 0 : nearest2(places.names, path);
  return { kind: "missing", path, nearest: meant2, likely: true };
}
var HOST2 = /^(?:www\.|[\w-]+(?:\.[\w-]+)+\/)/;
function looksLikePath(target) {
  return /[/.]/.test(target) || WELL_KNOWN.test(target);
}
var WELL_KNOWN = /^(?:LICEN[CS]E|COPYING|NOTICE|README|CONTRIBUTING|CHANGELOG|AUTHORS|MAINTAINERS|CODEOWNERS|Makefile|Dockerfile)$/;
var MADE_BY_BUILD = /(?:^|\/)(?:dist|build|out|target|coverage|node_modules|_build|_site|site|bin|obj|release|releases|generated|gen)(?:\/|$)/;
function onlySiteKnows(places, path, absolute) {
  if (!places.site()) return false;
  const extension = extensionOf(baseName2(path));
  if (!/^[a-z][a-z0-9]{0,7}$/.test(extension) || /^html?$|^xml$|^php$/.test(extension)) return true;
  return absolute && !DOCUMENT_EXTENSIONS.includes(extension);
}

// ../scanner/src/resolve/names.ts
var NAMES_LIMIT = 262144;
function namesOf2(files) {
  let byName;
  let byStem;
  let byDirectory;
  return {
    named(name) {
      byName ??= indexBy(files, (path) => baseName2(path).toLowerCase());
      return byName.get(name.toLowerCase()) ?? [];
    },
    stemmed(stem) {
      byStem ??= indexBy(files, (path) => withoutExtension(baseName2(path)).toLowerCase());
      return byStem.get(stem.toLowerCase()) ?? [];
    },
    within(directory) {
      byDirectory ??= indexBy(files, (path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))));
      return (byDirectory.get(directory) ?? []).map(baseName2);
    }
  };
}
function indexBy(files, key) {
  const index = /* @__PURE__ */ new Map();
  let count3 = 0;
  for (const path of files) {
    count3 += 1;
    if (count3 > NAMES_LIMIT) break;
    const at = key(path);
    const paths = index.get(at);
    if (paths === void 0) index.set(at, [path]);
    else paths.push(path);
  }
  return index;
}

// ../scanner/src/resolve/wikilink.ts
function resolveWikilink(places, directory, target) {
  const name = target.trim();
  const beside2 = joinPath(directory, name);
  const here = beside2 === void 0 ? void 0 : foundDocument(places.tree, beside2);
  const there = joinPath("", name);
  const atRoot = there === void 0 ? void 0 : foundDocument(places.tree, there);
  const exact = [here, atRoot].find((found2) => found2?.kind === "file");
  if (exact !== void 0) return exact;
  const page = pageNamed(places, name);
  if (page !== void 0) return { kind: "file", path: page };
  const path = there ?? beside2;
  if (path === void 0 || path === "") return { kind: "external" };
  return { kind: "missing", path, nearest: void 0, likely: false };
}
function pageNamed(places, target) {
  const extension = extensionOf(target);
  const named4 = places.names.named(baseName2(target));
  const [file] = extension === "" ? [] : named4.filter((path) => endsWith(path, target));
  if (file !== void 0) return file;
  const stem = DOCUMENT_EXTENSIONS.includes(extension) ? withoutExtension(target) : target;
  const spellings2 = [stem, stem.replaceAll(" ", "-"), stem.replaceAll("-", " ")];
  const pages = spellings2.flatMap(
    (spelling) => places.names.stemmed(baseName2(spelling)).filter((path) => endsWith(withoutExtension(path), spelling))
  ).filter((path) => DOCUMENT_EXTENSIONS.includes(extensionOf(path)));
  return pages.sort((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1))[0];
}
function endsWith(path, end) {
  return `/${path}`.toLowerCase().endsWith(`/${end.toLowerCase()}`);
}
function depth(path) {
  return path.split("/").length;
}

// ../scanner/src/resolve.ts
var REMEMBERED_LIMIT = 65536;
function resolver(listing, tracked) {
  const { files, directories, unseen: unseen2 } = listing;
  let site;
  const places = {
    tree: { files, directories, unseen: unseen2, tracked },
    names: namesOf2(files),
    site() {
      site ??= makesSite(files);
      return site;
    }
  };
  const remembered = /* @__PURE__ */ new Map();
  return (from, mention) => {
    if (mention.pattern) return EXTERNAL3;
    if (mention.target === "") return { kind: "file", path: from };
    const key = `${WAY[mention.kind]}${directoryOf(from)}
${mention.target}`;
    const known2 = remembered.get(key);
    if (known2 !== void 0) return known2;
    const resolution = resolve(places, directoryOf(from), mention);
    if (remembered.size >= REMEMBERED_LIMIT) remembered.clear();
    remembered.set(key, resolution);
    return resolution;
  };
}
var EXTERNAL3 = { kind: "external" };
var WAY = {
  link: "link",
  image: "link",
  definition: "link",
  html: "link",
  autolink: "link",
  import: "link",
  wikilink: "wikilink",
  code: "code",
  command: "code"
};
function resolve(places, directory, mention) {
  const way = WAY[mention.kind];
  if (way === "wikilink") return resolveWikilink(places, directory, mention.target);
  if (way === "code") return resolveCode(places, directory, mention.target);
  return resolveLink(places, directory, mention.target);
}

// ../scanner/src/project.ts
function project(input) {
  const { documents, mirrors: mirrors2, listing, tracked, entryFiles } = input;
  const read2 = [...documents.values(), ...input.protected.values()].sort(byPath);
  const resolve2 = resolver(listing, tracked);
  const { files, directories, unseen: unseen2 } = listing;
  const tree = { files, directories, unseen: unseen2, tracked };
  const { outbound, inbound, reachable } = graph({
    documents: read2,
    mirrors: mirrors2,
    entryFiles,
    tree,
    resolve: resolve2
  });
  let bytes = 0;
  for (const document of documents.values()) bytes += document.bytes;
  return {
    documents,
    protected: input.protected,
    resolve: resolve2,
    outbound,
    inbound,
    reachable,
    manifests: input.manifests,
    gitIgnored: input.gitIgnored,
    ...times(input),
    site: makesSite(files),
    bytes
  };
}
function times({
  past,
  now,
  uncommitted
}) {
  const history = () => {
    if (past.known) return past.history;
    throw new UnknownFact(`history is unknown: ${past.because}`);
  };
  const today = () => {
    if (now !== void 0) return now;
    throw new UnknownFact("it is unknown what day it is");
  };
  return {
    history,
    now: today,
    touched: (path) => uncommitted.has(path) ? today() : history().lastContent(path)?.time,
    uncommitted: (path) => uncommitted.has(path)
  };
}

// ../scanner/src/history/leads-to.ts
function leadsTo({ commits }, from, to) {
  const parentsOf = new Map(commits.map(({ id, parents }) => [id, parents]));
  const pending = [from];
  const seen2 = new Set(pending);
  for (let id = pending.pop(); id !== void 0; id = pending.pop()) {
    if (id === to) return true;
    for (const parent2 of parentsOf.get(id) ?? []) {
      if (seen2.has(parent2)) continue;
      seen2.add(parent2);
      pending.push(parent2);
    }
  }
  return false;
}

// ../scanner/src/history/arrange.ts
var BULK = { files: 200, share: 0.5, documents: 10 };
function arrange(draft, isDocument, ignored, limits2 = BULK) {
  const { commits: logged, changes, paths } = draft;
  const { places, times: times2 } = inOrder2(draft);
  const orderOf2 = new Uint32Array(logged.length);
  for (const [order2, place3] of places.entries()) orderOf2[place3] = order2;
  const order = changes.commit.values().map((place3) => orderOf2[place3] ?? 0);
  const byCommit = groupBy(order, logged.length);
  const bulk = bulkCommits(draft, byCommit, isDocument, limits2);
  const commits = Array.from(places, (place3, at) => {
    const { id = "", author = "", subject = "" } = logged[place3] ?? {};
    return { id, author, subject, time: times2[place3] ?? 0, order: at, bulk: bulk.has(at) };
  });
  const pathOf2 = byCommit.order.map((change) => changes.path.at(change));
  const byPath2 = groupBy(pathOf2, paths.length);
  return {
    commits,
    ignored: new Set(commits.filter(({ id }) => ignored.has(id)).map((commit) => commit.order)),
    beginnings: new Set(
      [...places.entries()].filter(([, place3]) => logged[place3]?.parents.length === 0).map(([at]) => at)
    ),
    paths: new Map(paths.map((path, number) => [path, number])),
    order,
    starts: byPath2.starts,
    byPath: byPath2.order.map((index) => byCommit.order[index] ?? 0)
  };
}
function inOrder2({ commits }) {
  const placeOf4 = new Map(commits.map(({ id }, place3) => [id, place3]));
  const times2 = new Float64Array(commits.length);
  const keys = new Float64Array(commits.length);
  const depths = new Uint32Array(commits.length);
  const done2 = new Uint8Array(commits.length);
  const pending = [];
  for (const start of commits.keys()) {
    pending.push(start);
    while (pending.length > 0) {
      const place3 = pending.at(-1) ?? 0;
      const { parents = [], time: told2 = 0 } = commits[place3] ?? {};
      const time = isTime(told2) ? told2 : 0;
      const known2 = parents.flatMap((id) => placeOf4.get(id) ?? []);
      const waiting = done2[place3] === 1 ? [] : known2.filter((parent2) => done2[parent2] === 0);
      pending.push(...waiting);
      if (waiting.length > 0) continue;
      pending.pop();
      done2[place3] = 1;
      times2[place3] = time;
      keys[place3] = Math.max(time, ...known2.map((parent2) => keys[parent2] ?? 0));
      depths[place3] = Math.max(0, ...known2.map((parent2) => (depths[parent2] ?? 0) + 1));
    }
  }
  const idOf = (place3) => commits[place3]?.id ?? "";
  const places = [...commits.keys()].sort(
    (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (depths[a] ?? 0) - (depths[b] ?? 0) || (idOf(a) < idOf(b) ? -1 : 1)
  );
  return { places, times: times2 };
}
var LAST_TIME = 253402300799e3;
function isTime(time) {
  return time >= 0 && time <= LAST_TIME;
}
function bulkCommits({ changes, paths }, byCommit, isDocument, limits2) {
  const document = Uint8Array.from(paths, (path) => isDocument(path) ? 1 : 0);
  const there = new Uint8Array(paths.length);
  const bulk = /* @__PURE__ */ new Set();
  let documents = 0;
  for (let at = 0; at + 1 < byCommit.starts.length; at += 1) {
    const touched = byCommit.order.subarray(byCommit.starts[at], byCommit.starts[at + 1]);
    const before = documents;
    let touchedDocuments = 0;
    for (const change of touched) {
      const path = changes.path.at(change);
      if (document[path] === 0) continue;
      const kind2 = changes.kind.at(change);
      if (kind2 !== ADDED) touchedDocuments += 1;
      const stays = kind2 === DELETED ? 0 : 1;
      documents += stays - (there[path] ?? 0);
      there[path] = stays;
    }
    const most = before >= limits2.documents && touchedDocuments > before * limits2.share;
    if (most || touched.length > limits2.files) bulk.add(at);
  }
  return bulk;
}

// ../scanner/src/history/brought.ts
var LOOKED_AT_LIMIT = 1e4;
function brought(draft, { commits }) {
  let made;
  return (merge) => {
    made ??= parentsByOrder(draft, commits);
    return between(commits, made, merge);
  };
}
function parentsByOrder(draft, commits) {
  const orders2 = new Map(commits.map(({ id, order }) => [id, order]));
  return new Map(
    draft.commits.map(({ id, parents }) => [
      orders2.get(id) ?? -1,
      // The parents of where a shallow history begins are not known.
      parents.flatMap((parent2) => orders2.get(parent2) ?? [])
    ])
  );
}
function between(commits, parents, merge) {
  const [first = -1, ...others] = parents.get(merge.order) ?? [];
  const there = /* @__PURE__ */ new Set([first]);
  const coming = new Set(others);
  const found2 = [];
  for (let order = merge.order - 1; coming.size > 0; order -= 1) {
    const commit = commits[order];
    if (commit === void 0 || order < merge.order - LOOKED_AT_LIMIT) return void 0;
    const side = there.delete(order) ? there : coming.has(order) ? coming : void 0;
    coming.delete(order);
    if (side === void 0) continue;
    if (side === coming) found2.push(commit);
    for (const parent2 of parents.get(order) ?? []) side.add(parent2);
  }
  return found2;
}

// ../scanner/src/history/changed.ts
function changed({ changes, paths }, table) {
  let made;
  return ({ order }) => {
    made ??= groupBy(table.order, table.commits.length);
    const own = made.order.subarray(made.starts[order], made.starts[order + 1]);
    return Array.from(own, (change) => paths[changes.path.at(change)] ?? "");
  };
}

// ../scanner/src/history/past.ts
var MOVES_LIMIT = 32;
function changesOf({ starts, byPath: byPath2 }, path) {
  return byPath2.subarray(starts[path], starts[path + 1]);
}
function pastOf(draft, table, path) {
  const revisions = [];
  let whole2 = false;
  for (const { changes, from, added } of lives(draft, table, path)) {
    revisions.unshift(...changes.map((change) => revisionOf(draft, table, change)));
    whole2 = added && from === void 0;
  }
  return revisions.length === 0 ? void 0 : { revisions, whole: whole2 };
}
function* changesBack(draft, table, path) {
  for (const { changes } of lives(draft, table, path)) {
    for (let at = changes.length - 1; at >= 0; at -= 1) yield changes[at] ?? 0;
  }
}
function* lives(draft, table, path) {
  let at = path;
  let until = Number.POSITIVE_INFINITY;
  for (let moves = 0; at !== void 0 && moves < MOVES_LIMIT; moves += 1) {
    const changes = lifeOf(draft, table, at, until);
    const first = changes[0];
    if (first === void 0) return;
    until = table.order[first] ?? 0;
    const added = draft.changes.kind.at(first) === ADDED;
    const other = added ? draft.changes.other.at(first) : 0;
    at = other > 0 ? other - 1 : void 0;
    yield { changes, added, from: at };
  }
}
function lifeOf(draft, table, path, until) {
  let life = [];
  let gone = false;
  for (const change of changesOf(table, path)) {
    if ((table.order[change] ?? 0) >= until) break;
    const kind2 = draft.changes.kind.at(change);
    if (kind2 === DELETED) gone = true;
    else {
      if (gone && kind2 === ADDED) life = [];
      gone = false;
      life.push(change);
    }
  }
  return life;
}
function revisionOf(draft, table, change) {
  return new LoggedRevision(
    draft,
    commitOf(table, change),
    draft.paths[draft.changes.path.at(change)] ?? "",
    draft.changes.blob.at(change),
    isContent(draft, table, change)
  );
}
var LoggedRevision = class {
  #draft;
  #blob;
  commit;
  path;
  content;
  constructor(draft, commit, path, blob, content) {
    this.#draft = draft;
    this.#blob = blob;
    this.commit = commit;
    this.path = path;
    this.content = content;
  }
  get blob() {
    return hashAt(this.#draft, this.#blob);
  }
};
function commitOf(table, change) {
  const order = table.order[change] ?? 0;
  const commit = table.commits[order];
  if (commit === void 0) throw new RangeError(`no commit ${order}`);
  return commit;
}
function isContent({ changes }, table, change) {
  const kind2 = changes.kind.at(change);
  if (kind2 === ADDED && changes.other.at(change) === 0) return true;
  const { bulk, order } = commitOf(table, change);
  return kind2 === CHANGED && !bulk && !table.ignored.has(order);
}

// ../scanner/src/history/removals.ts
var SAME_NAME_LIMIT2 = 256;
function removals(draft, table, tracked) {
  const of = (path) => {
    const number = table.paths.get(path);
    if (number === void 0 || tracked.has(path)) return void 0;
    const { kind: kind2, other } = draft.changes;
    const changes = changesOf(table, number);
    const at = changes.findLastIndex((change2) => kind2.at(change2) === DELETED);
    const change = changes[at];
    const commit = commitOf2(table, change);
    if (change === void 0 || commit === void 0) return void 0;
    const made = changes.subarray(0, at).findLast((each) => kind2.at(each) === ADDED);
    const target = other.at(change);
    return {
      path,
      commit,
      made: commitOf2(table, made),
      movedTo: target > 0 ? draft.paths[target - 1] : void 0
    };
  };
  const byName = lazily2(() => namesOf3(draft.paths, tracked));
  const directories = lazily2(() => directoriesOf(draft.paths, tracked));
  return {
    of,
    endingIn(end) {
      const named4 = byName().get(baseName2(end)) ?? [];
      return named4.slice(0, SAME_NAME_LIMIT2).filter((path) => path === end || path.endsWith(`/${end}`)).flatMap((path) => of(path) ?? []).sort((a, b) => b.commit.order - a.commit.order || (a.path < b.path ? -1 : 1));
    },
    below(directory) {
      const files = directories().get(directory);
      if (files === void 0 || files.lives) return void 0;
      let newest;
      for (const path of files.gone) {
        const removal = of(path);
        if (removal === void 0) continue;
        if (newest === void 0 || removal.commit.order > newest.commit.order) newest = removal;
      }
      return newest;
    },
    hadDirectory: (directory) => directories().has(directory)
  };
}
function commitOf2({ commits, order }, change) {
  return change === void 0 ? void 0 : commits[order[change] ?? 0];
}
function namesOf3(paths, tracked) {
  const names = /* @__PURE__ */ new Map();
  for (const path of paths) {
    if (tracked.has(path)) continue;
    const name = baseName2(path);
    const same = names.get(name);
    if (same === void 0) names.set(name, [path]);
    else same.push(path);
  }
  return names;
}
var GONE_LIMIT = 64;
function directoriesOf(paths, tracked) {
  const directories = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const lives2 = tracked.has(path);
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const directory = path.slice(0, end);
      let past = directories.get(directory);
      if (past === void 0) {
        past = { lives: false, gone: [] };
        directories.set(directory, past);
      }
      if (lives2 ? past.lives : past.gone.length >= GONE_LIMIT) break;
      if (lives2) past.lives = true;
      else past.gone.push(path);
    }
  }
  return directories;
}
function lazily2(make2) {
  let made;
  return () => {
    made ??= { value: make2() };
    return made.value;
  };
}

// ../scanner/src/history/open-history.ts
var TEXT_BYTES = 1024 * 1024;
var RENAMES_LIMIT = 200;
var PASTS_LIMIT = 16;
function openHistory(input) {
  const { draft, git, root, tracked, whole: whole2 } = input;
  const table = arrange(draft, input.isDocument, input.ignored);
  const gone = removals(draft, table, tracked);
  const numberOf2 = (path) => tracked.has(path) ? table.paths.get(path) : void 0;
  const pasts = /* @__PURE__ */ new Map();
  const past = (path) => {
    if (pasts.has(path)) return pasts.get(path);
    const number = numberOf2(path);
    const found2 = number === void 0 ? void 0 : pastOf(draft, table, number);
    const known2 = whole2 || found2 === void 0 ? found2 : cut2(found2, table.beginnings);
    if (pasts.size >= PASTS_LIMIT) pasts.clear();
    pasts.set(path, known2);
    return known2;
  };
  const newest = /* @__PURE__ */ new Map();
  return {
    whole: whole2,
    commits: table.commits,
    past,
    lastContent(path) {
      const known2 = newest.get(path);
      if (known2 !== void 0) return known2;
      const number = numberOf2(path);
      const found2 = number === void 0 ? void 0 : lastContent(input, table, number);
      if (found2 !== void 0) newest.set(path, found2);
      return found2;
    },
    lastBlob(path) {
      const number = numberOf2(path);
      if (number === void 0) return void 0;
      const [change] = changesBack(draft, table, number);
      return change === void 0 ? void 0 : hashAt(draft, draft.changes.blob.at(change));
    },
    changed: changed(draft, table),
    brought: brought(draft, table),
    removal: gone.of,
    removedEndingIn: gone.endingIn,
    removedDirectory: gone.below,
    hadDirectory: gone.hadDirectory,
    movedTo(asked) {
      return movedTo(asked, (ids) => given(git.renames(root, ids)));
    },
    texts: (blobs) => given(git.contents(root, [...new Set(blobs)], TEXT_BYTES)),
    textsAt(places) {
      const names = [...new Set(Array.from(places, placeName))];
      const objects = given(git.objects(root, names));
      const ids = new Set(Array.from(objects.values(), ({ id }) => id));
      const texts = given(git.contents(root, [...ids], TEXT_BYTES));
      return new Map(
        [...objects].flatMap(([name, { id }]) => {
          const text2 = texts.get(id);
          return text2 === void 0 ? [] : [[name, text2]];
        })
      );
    },
    known: (names) => new Set(given(git.objects(root, names)).keys()),
    refs: () => given(git.refs(root))
  };
}
function lastContent({ draft, whole: whole2 }, table, path) {
  for (const change of changesBack(draft, table, path)) {
    const commit = commitOf(table, change);
    const counts2 = whole2 || !table.beginnings.has(commit.order);
    if (!counts2 || !isContent(draft, table, change)) continue;
    return commit.time > 0 ? commit : void 0;
  }
  return void 0;
}
function cut2(past, beginnings) {
  const revisions = past.revisions.map(
    (revision) => beginnings.has(revision.commit.order) ? uncounted(revision) : revision
  );
  return { revisions, whole: past.whole && revisions[0]?.content === true };
}
function uncounted({ commit, path, blob }) {
  return { commit, path, blob, content: false };
}
function movedTo(asked, renames) {
  const targets2 = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Set();
  for (const { path, commit, movedTo: target } of asked) {
    if (target !== void 0) targets2.set(path, target);
    else if (open.size < RENAMES_LIMIT) open.add(commit.id);
  }
  const paths = new Set(asked.map(({ path }) => path));
  for (const { from, to } of renames([...open].sort())) if (paths.has(from)) targets2.set(from, to);
  return targets2;
}
function given(answer) {
  if (answer.ok) return answer.value;
  throw new UnknownFact(answer.failure.message);
}

// ../scanner/src/history/read-log.ts
function drafting(draft) {
  const paths = new Map(draft.paths.map((path, index) => [path, index]));
  const numberOf2 = (path) => {
    const known2 = paths.get(path);
    if (known2 !== void 0) return known2;
    draft.paths.push(path);
    paths.set(path, draft.paths.length - 1);
    return draft.paths.length - 1;
  };
  let moves = new Moves();
  const commit = (logged) => {
    moves.settle(draft);
    moves = new Moves();
    draft.commits.push(kept2(logged));
  };
  const change = (path, before, after4) => {
    if (before === after4) return;
    const { changes } = draft;
    changes.commit.push(draft.commits.length - 1);
    changes.path.push(numberOf2(path));
    changes.kind.push(before === void 0 ? ADDED : after4 === void 0 ? DELETED : CHANGED);
    const keeps = after4 !== void 0 && mayBeDocument(path);
    changes.blob.push(keeps ? addHash(draft, after4) : 0);
    changes.other.push(0);
    moves.note(changes.path.length() - 1, before, after4);
  };
  return {
    commit,
    change,
    finish(log) {
      log.visit(commit, change);
      moves.settle(draft);
    }
  };
}
function kept2({ id, parents, time, author, subject }) {
  return { id, parents, time, author, subject };
}
function mayBeDocument(path) {
  return DOCUMENT.test(path);
}
var DOCUMENT = /\.(?:md|mdx|mdc|markdown|rst|adoc|asciidoc|txt|org|cursorrules)$/i;
var Moves = class {
  #gone = /* @__PURE__ */ new Map();
  #come = [];
  note(change, before, after4) {
    if (after4 === void 0 && before !== void 0) {
      const same = this.#gone.get(before);
      if (same === void 0) this.#gone.set(before, [change]);
      else same.push(change);
    } else if (before === void 0 && after4 !== void 0) {
      this.#come.push({ change, hash: after4 });
    }
  }
  /** Notes in `draft` where each file went. Of several alike, one of the same name went there. */
  settle({ changes, paths }) {
    const pathOf2 = (change) => changes.path.at(change);
    const nameOf2 = (change) => baseName2(paths[pathOf2(change)] ?? "");
    for (const { change, hash } of this.#come) {
      const gone = this.#gone.get(hash) ?? [];
      const from = gone.find((other) => nameOf2(other) === nameOf2(change)) ?? (gone.length === 1 ? gone[0] : void 0);
      if (from === void 0) continue;
      changes.other.set(change, pathOf2(from) + 1);
      changes.other.set(from, pathOf2(change) + 1);
      gone.splice(gone.indexOf(from), 1);
    }
  }
};

// ../scanner/src/repository.ts
function repository(git, root) {
  const none = { head: void 0, history: "none", tracked: void 0 };
  if (git === void 0) return none;
  const answer = git.checkout(root);
  if (!answer.ok) return { ...none, failure: answer.failure };
  const tracked = git.trackedFiles(root);
  if (!tracked.ok) return { ...none, failure: tracked.failure };
  const { head, history } = answer.value;
  return { head, history, tracked: tracked.value };
}
function askHistory(question) {
  const { git, root, repository: asked } = question;
  const unknown = whyUnknown(question);
  if (git === void 0 || unknown !== void 0 || asked.head === void 0) {
    return settled2(() => ({
      known: false,
      because: unknown ?? "nothing is committed yet",
      ...asked.failure === void 0 ? {} : { failure: asked.failure }
    }));
  }
  const recalled2 = question.recall?.((path) => asked.tracked?.has(path) === true);
  const known2 = asked.history === "full" ? recalled2 : void 0;
  if (known2?.head === asked.head) {
    return settled2((isDocument) => opened(question, git, known2.draft, isDocument));
  }
  const range = known2 === void 0 ? { head: asked.head } : { head: asked.head, since: known2.head };
  const scratch2 = git.startLog === void 0 ? void 0 : question.scratch?.();
  const running = scratch2 === void 0 ? void 0 : git.startLog?.(root, range, scratch2);
  const draft = known2?.draft ?? emptyDraft(asked.head.length);
  const coming = { draft, into: drafting(draft), since: known2?.head };
  running?.follow?.(coming.into.commit, coming.into.change);
  return running === void 0 ? settled2((isDocument) => taken3(question, git, coming, git.log(root, range), isDocument)) : beside(running, (answer, isDocument) => taken3(question, git, coming, answer, isDocument));
}
function whyUnknown({ git, repository: asked }) {
  if (git === void 0) return "git was not asked";
  if (asked.failure !== void 0) return asked.failure.message;
  return asked.tracked === void 0 ? "git does not tell what it tracks" : void 0;
}
function settled2(take2) {
  return { check: () => void 0, ready: Promise.resolve(), take: take2 };
}
function beside(running, take2) {
  let answer;
  const ready = running.answer.then((given2) => {
    answer = given2;
  });
  return {
    check: () => running.check(),
    ready,
    take(isDocument) {
      if (answer === void 0) throw new TypeError("the history is not ready");
      return take2(answer, isDocument);
    }
  };
}
function taken3(question, git, { draft, into, since }, answer, isDocument) {
  const head = question.repository.head ?? "";
  if (!answer.ok) {
    const { failure: failure2 } = answer;
    return { known: false, because: failure2.message, failure: failure2 };
  }
  into.finish(answer.value);
  if (since !== void 0 && !leadsTo(draft, head, since)) {
    const anew = emptyDraft(head.length);
    const coming = { draft: anew, into: drafting(anew), since: void 0 };
    return taken3(question, git, coming, git.log(question.root, { head }), isDocument);
  }
  return opened(question, git, draft, isDocument);
}
function opened({ fs, root, repository: asked }, git, draft, isDocument) {
  const history = openHistory({
    draft,
    git,
    root,
    tracked: new Set(asked.tracked?.keys()),
    whole: asked.history === "full",
    isDocument,
    ignored: ignoredCommits(fs, root)
  });
  return { known: true, history, draft };
}
var IGNORED_COMMITS = ".git-blame-ignore-revs";
var IGNORED_COMMITS_BYTES = 256 * 1024;
function ignoredCommits(fs, root) {
  try {
    const { text: text2 } = readText(fs, child(root, IGNORED_COMMITS), IGNORED_COMMITS_BYTES);
    return new Set(text2.match(/^[0-9a-f]{40,64}\b/gm) ?? []);
  } catch (error) {
    if (error instanceof FileSystemError) return /* @__PURE__ */ new Set();
    throw error;
  }
}

// ../scanner/src/silencing.ts
function silence(documents, findings, statuses, isDoubtful) {
  const kept3 = new Map(findings);
  const silenced = /* @__PURE__ */ new Map();
  const problems = [];
  for (const { path, silencers } of documents) {
    if (silencers === void 0) continue;
    const said2 = findings.get(path) ?? [];
    const holding = /* @__PURE__ */ new Map();
    for (const silencer of silencers) {
      const problem = problemOf(path, silencer, said2, statuses);
      if (problem !== void 0) {
        if (problem.code !== "UNUSED_SILENCER" || !isDoubtful(path)) problems.push(problem);
      } else if (!holding.has(silencer.signal)) holding.set(silencer.signal, silencer);
    }
    const quiet = said2.flatMap((each) => {
      const by = holding.get(each.signal.id);
      return by === void 0 ? [] : [{ ...each, line: by.line, reason: by.reason }];
    });
    if (quiet.length === 0) continue;
    const left = said2.filter(({ signal }) => !holding.has(signal.id));
    silenced.set(path, quiet);
    if (left.length > 0) kept3.set(path, left);
    else kept3.delete(path);
  }
  return { findings: kept3, silenced, problems };
}
function problemOf(path, { line, signal, reason }, said2, statuses) {
  const status = statuses.get(signal)?.status;
  if (status === void 0) {
    const ids = [...statuses.keys()];
    const what = signal === "" ? "Cannot silence a signal: the comment names none" : `Cannot silence "${shown3(signal)}": no such signal`;
    const message2 = `${what}; ${meant(signal, ids)}`;
    return { path, code: "UNKNOWN_SIGNAL", line, message: message2 };
  }
  if (reason === "") {
    const message2 = `Cannot silence "${signal}" without a reason; write: dochygiene-ignore ${signal}: why`;
    return { path, code: "SILENCED_WITHOUT_REASON", line, message: message2 };
  }
  if (status !== "ran" || said2.some((each) => each.signal.id === signal)) return void 0;
  const message = `"${signal}" has nothing to say here; remove the comment that silences it`;
  return { path, code: "UNUSED_SILENCER", line, message };
}
var SHOWN5 = 40;
function shown3(written) {
  return written.length > SHOWN5 ? `${written.slice(0, SHOWN5)}\u2026` : written;
}
var NEAR3 = 3;
function meant(written, ids) {
  let nearest3;
  let least = Math.min(NEAR3, Math.ceil(written.length / 2)) + 1;
  for (const id of ids) {
    const distance = id.startsWith(written) && written.length >= 2 ? 1 : editDistance2(written, id, least);
    if (distance < least) [nearest3, least] = [id, distance];
  }
  return nearest3 === void 0 ? `choose from: ${ids.join(", ")}` : `did you mean "${nearest3}"?`;
}

// ../scanner/src/signals/accretion/growth.ts
function growthFrom(lines2, { commits, times: times2, fall, fromLines }) {
  const now = lines2.at(-1);
  if (now === void 0) return void 0;
  let after4 = now;
  for (let at = lines2.length - 2; at >= 0; at -= 1) {
    const before = lines2[at];
    if (before === void 0 || before < fromLines || after4 < before * (1 - fall)) return void 0;
    if (lines2.length - 1 - at >= commits && before * times2 <= now) return at;
    after4 = before;
  }
  return void 0;
}
function lineCount(text2) {
  let count3 = 0;
  for (let at = text2.indexOf("\n"); at >= 0; at = text2.indexOf("\n", at + 1)) count3 += 1;
  return text2 === "" || text2.endsWith("\n") ? count3 : count3 + 1;
}

// ../scanner/src/context/template.ts
function isTemplate(path) {
  return TEMPLATE.test(path);
}
var TEMPLATE = /(?:^|\/)(?:[\w.-]*templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|archetypes|cookiecutter[\w-]*|generators?|blueprints?|\.github\/(?:issue|pull)[\w-]*)(?:\/|$)|(?:^|[/._-])(?:template|tmpl|tpl|skeleton|boilerplate|XXXX|NNNN|YYYY|0000)(?:[._-]|$)|\{\{/i;

// ../scanner/src/context/version-snapshot.ts
function isVersionSnapshot(path) {
  return KEPT.test(path) || /\d\.[\dx]/.test(versionOf(path) ?? "");
}
var KEPT = /(?:^|\/)versioned_docs\//;

// ../scanner/src/signals/archive-leak/archive-path.ts
var MAY_ARCHIVE = /archive|attic|obsolete|superseded|graveyard|outdated|\b_?(?:old|deprecated|historical)[/_-]/i;
function archiveOf(path) {
  if (!DOCUMENT_EXTENSIONS.includes(extensionOf(path)) || OPENING.test(baseName2(path))) {
    return void 0;
  }
  const segments = path.split("/").slice(0, -1);
  const at = segments.findIndex((segment) => ARCHIVE.test(segment));
  const aged = at >= 0 || REFERENCE.test(path) ? -1 : segments.findIndex((each) => AGED.test(each));
  const last = Math.max(at, aged);
  return last < 0 ? void 0 : segments.slice(0, last + 1).join("/");
}
function isPutAway(path) {
  return PUT_AWAY.test(path);
}
var OPENING = /^_?(?:readme|index|summary|toc)\./i;
var ARCHIVE = /^(?:[\w.-]*[-_.])?(?:archived?|archives|attic|graveyard|obsolete|superseded|outdated)(?:[-_.]?\d[\w.-]*)?$/i;
var AGED = /^_?(?:old|deprecated|historical)(?:[-_]docs?)?$/i;
var REFERENCE = /(?:^|\/)(?:api|apis|reference|references|sdk|src|lib|packages?|rules|components?|website|content)\//i;
var PUT_AWAY = /(?:^|[/_.-])(?:archived?|archives|attic|defunct|backups?|trash|graveyard|obsolete|superseded|outdated|old|deprecated|historical|legacy|history)(?:[/_.-]|$)/i;

// ../scanner/src/signals/kept-as-is.ts
function isKeptAsIs({ path, mirrorOf: mirrorOf2, generated: generated2 }) {
  if (mirrorOf2 !== void 0 || generated2 !== void 0) return true;
  if (isFixture(path) || isTemplate(path) || isLicence(path) || EXAMPLE.test(path)) return true;
  return isOfThePast(path);
}
function isOfThePast(path) {
  return isRecord(path) || isPutAway(path) || isVersionSnapshot(path);
}
var EXAMPLE = /(?:^|[/_.-])(?:examples?|samples?)\.[a-z]+$/i;

// ../scanner/src/signals/settle.ts
function settle(own, given2) {
  return { ...own, ...given2 };
}

// ../scanner/src/signals/accretion.ts
var THRESHOLDS = {
  /** It grew over so many content commits at least. */
  contentCommits: 8,
  /** It has so many times the lines at least. */
  times: 2,
  /** A commit that takes away a larger share of its lines ends the growth. */
  fall: 0.05,
  /** Shorter documents may grow as they like. */
  leastLines: 300,
  /** A README may be a manual: up to so many lines it is none to prune. */
  leastReadmeLines: 500,
  /** What was shorter was being written. */
  fromLines: 50,
  /** A document that grew for fewer days was being written too. */
  leastDays: 30,
  /** One that took longer than this, in days, took its time. */
  mostDays: 365
};
var COMMITS_LIMIT = 24;
var DOCUMENTS_LIMIT = 256;
var accretion = {
  id: "accretion",
  deciding: false,
  family: "size",
  explanation: {
    says: "The document, which is read as a whole, keeps growing, and nobody takes anything away.",
    definition: "It is a README of at least 500 lines, or instructions, prompts or memory of agents of at least 300, twice as many as 8 or more content commits ago, when it had 50 or more, 30 to 365 days before the newest, and none of those commits took away more than 5 % of its lines. The newest 24 content commits of the 256 longest documents are looked at.",
    traps: [
      "logs, which grow by nature, are not judged at all",
      "a document that is still being written",
      "pages to look things up in, which aim at completeness",
      "translations, which follow another text",
      "templates, examples, fixtures, records, archives, numbered versions, generated documents"
    ]
  },
  thresholds: THRESHOLDS,
  judge(project2, _seen, given2) {
    const found2 = growths(project2, settle(THRESHOLDS, given2));
    return ({ path }) => found2.get(path);
  }
};
function growths(project2, bounds) {
  const history = project2.history();
  const asked = [...project2.documents.values()].filter((document) => document.lines >= leastOf(document, bounds) && isReadWhole(document)).flatMap((document) => {
    const revisions = contentOf(history, document.path, bounds);
    return revisions === void 0 ? [] : [{ document, revisions }];
  }).sort((one, other) => other.document.lines - one.document.lines).slice(0, DOCUMENTS_LIMIT);
  const blobs = asked.flatMap(({ revisions }) => revisions.flatMap(({ blob }) => blob ?? []));
  const counts2 = /* @__PURE__ */ new Map();
  for (const [blob, text2] of history.texts(blobs)) counts2.set(blob, lineCount(text2));
  return new Map(
    asked.flatMap(({ document, revisions }) => {
      const found2 = finding(document, revisions, counts2, bounds);
      return found2 === void 0 ? [] : [[document.path, found2]];
    })
  );
}
function contentOf(history, path, { contentCommits }) {
  const all = history.past(path)?.revisions.filter(({ content }) => content) ?? [];
  return all.length > contentCommits ? all.slice(-COMMITS_LIMIT) : void 0;
}
function finding(document, revisions, counts2, bounds) {
  const lines2 = revisions.map(({ blob }) => counts2.get(blob ?? ""));
  const { contentCommits: commits, times: times2, fall, fromLines } = bounds;
  const from = growthFrom(lines2, { commits, times: times2, fall, fromLines });
  const first = from === void 0 ? void 0 : revisions[from]?.commit;
  const last = revisions.at(-1)?.commit;
  const before = lines2[from ?? 0];
  const now = lines2.at(-1);
  if (first === void 0 || last === void 0 || !before || !now) return void 0;
  if (document.lines < now * (1 - fall)) return void 0;
  const days = (last.time - first.time) / DAY;
  if (now < bounds.leastLines || days < bounds.leastDays || days > bounds.mostDays)
    return void 0;
  const over = revisions.length - 1 - (from ?? 0);
  return {
    summary: `grew from ${before} to ${now} lines in ${over} commits, and never shrank`,
    evidence: [
      { commit: first.id, date: dayOf(first.time), detail: `${before} lines` },
      { commit: last.id, date: dayOf(last.time), detail: `${now} lines` }
    ],
    strength: Math.min(1, now / before / 8 + 0.25)
  };
}
function leastOf({ path }, { leastLines, leastReadmeLines }) {
  return README.test(path) ? Math.max(leastLines, leastReadmeLines) : leastLines;
}
function isReadWhole(document) {
  const { path } = document;
  if (isKeptAsIs(document) || (languageOf(path) ?? "en") !== "en") return false;
  if (/(?:^|\/)references?\//i.test(path)) return false;
  return README.test(path) || isRuleDoc(path, NO_FILES) || READ_WHOLE.test(path);
}
var NO_FILES = /* @__PURE__ */ new Set();
var README = /(?:^|\/)readme(?:\.[a-z]+)?$/i;
var READ_WHOLE = /(?:^|\/)(?:agents?|prompts?|workflows|memory-bank|rules|skills|commands|microagents|routines)\//i;

// ../scanner/src/signals/sections.ts
function headingsOver(headings, line) {
  const over = [];
  let level = Number.POSITIVE_INFINITY;
  for (let at = headings.length - 1; at >= 0; at -= 1) {
    const heading = headings[at];
    if (heading === void 0 || heading.line > line || heading.level >= level) continue;
    over.push(heading);
    level = heading.level;
  }
  return over;
}

// ../scanner/src/signals/archive-leak/archive-links.ts
var LEADING = /* @__PURE__ */ new Set(["link", "definition", "html", "import"]);
function archiveLinks({ document, text: text2 }) {
  const candidates2 = document.mentions.filter(
    ({ kind: kind2, target }) => LEADING.has(kind2) && MAY_ARCHIVE.test(target)
  );
  if (candidates2.length === 0 || !MAY_ARCHIVE.test(text2)) return void 0;
  const lines2 = text2.split("\n");
  const found2 = /* @__PURE__ */ new Set();
  const asked = new Set(candidates2.map(({ line }) => line));
  for (const line of [...asked].slice(0, LINES_LIMIT)) {
    const titles = headingsOver(document.headings, line).map((heading) => heading.text);
    if (![...around(lines2, line), ...titles].some((each) => SAYS_SO.test(each))) found2.add(line);
  }
  return found2.size === 0 ? void 0 : found2;
}
var LINES_LIMIT = 256;
var SAYS_SO = /archiv|histor|supersed|deprecat|obsolet|legacy|previous|former|origin(?:al)?\b|earlier|outdated|retired|attic|graveyard|complet|post-?mortem|finished|no longer|replace|(?:^|\W)(?:old|older|past|prior|done|ended|inactive|closed|moved|record|records)(?:\W|$)/i;
var LIST_LINES = 60;
function around(lines2, line) {
  const own = lines2[line - 1] ?? "";
  const label = /^\s*\[([^\]]{1,200})\]:/.exec(own)?.[1];
  if (label !== void 0) {
    const used = lines2.filter((each) => each.includes(`[${label}]`) && each !== own);
    return [label, ...used.map(withoutAddresses)];
  }
  const found2 = [withoutAddresses(own)];
  for (let at = line - 1; at > 0 && at > line - LIST_LINES; at -= 1) {
    const above = lines2[at - 1] ?? "";
    if (/^\s*#/.test(above)) break;
    if (/^\s*(?:[-*+]\s|\d+[.)]\s|\||$)/.test(above) && !/^\s*\|/.test(above)) continue;
    found2.push(withoutAddresses(above));
    if (!/^\s*\|/.test(above)) break;
  }
  return found2;
}
function withoutAddresses(line) {
  return line.replace(/\]\([^()]*\)|(?:href|src)="[^"]*"|@\S+/g, "]");
}

// ../scanner/src/signals/archive-leak.ts
var archiveLeak = {
  id: "archive-leak",
  deciding: false,
  family: "graph",
  explanation: {
    says: "The document leads its readers into an archive, as if what is there still held.",
    definition: "A link, definition, `href` or `@import` of an active document leads to a document in a folder that is an archive by its name, and neither the line, what introduces it, nor a heading above says so.",
    traps: [
      "a line or section about history, archives, previous versions, or what was superseded or completed",
      "a link to the archive as a whole: the folder, its README or index",
      "documents that are put away, records, histories and old versions themselves",
      "`deprecated`, `old` and `historical` in a reference, where they are part of what is described",
      "`legacy`, which is the name of many a product",
      "paths in code, pictures, and other sites",
      "fixtures and templates"
    ]
  },
  thresholds: {},
  observe: archiveLinks,
  judge(project2, seen2) {
    return (document) => {
      const lines2 = seen2.get(document.path);
      if (lines2 === void 0 || !isActive(document)) return void 0;
      return finding2(leaks(project2, document, lines2));
    };
  }
};
function isActive({ path, frontmatter: frontmatter2, headings }) {
  if (isFixture(path) || isTemplate(path) || isRecord(path) || isPutAway(path)) return false;
  if (versionOf(path) !== void 0 || HISTORY.test(baseName2(path))) return false;
  const status = frontmatter2?.fields.get("status")?.value ?? "";
  return !OVER.test(status) && !OVER.test(headings[0]?.text ?? "");
}
var HISTORY = /^(?:change(?:s|log)|news|release[-_ ]?notes?|migrat\w*|upgrad\w*)\b/i;
var OVER = /\b(?:archiv\w*|histor\w*|superseded|deprecated|obsolete|retired|legacy)\b/i;
function leaks(project2, { path, mentions }, lines2) {
  const found2 = [];
  for (const mention of mentions) {
    const { line, kind: kind2, target } = mention;
    if (!lines2.has(line) || !LEADING.has(kind2)) continue;
    const place3 = placeOf2(project2, path, mention);
    const archive = place3 === void 0 ? void 0 : archiveOf(place3);
    if (archive === void 0 || !isThere(project2, path, mention, archive)) continue;
    found2.push({ line, path: target, detail: `in the archive ${archive}/` });
  }
  return found2;
}
function placeOf2(project2, path, mention) {
  const resolution = project2.resolve(path, mention);
  if (resolution.kind === "file") return resolution.path;
  if (resolution.kind !== "unknown") return void 0;
  const { target } = mention;
  return target.startsWith("/") ? joinPath("", target.slice(1)) : joinPath(directoryOf(path), target);
}
function isThere(project2, path, mention, archive) {
  const folder2 = { ...mention, kind: "link", target: `/${archive}` };
  const { kind: kind2 } = project2.resolve(path, folder2);
  return kind2 === "directory" || kind2 === "file";
}
function finding2(found2) {
  if (found2.length === 0) return void 0;
  const one = found2.length === 1;
  return {
    summary: `${found2.length} ${one ? "link leads" : "links lead"} into an archive`,
    evidence: found2.slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, 0.4 + found2.length / 10)
  };
}

// ../scanner/src/signals/cites-dead-work/branches.ts
var LIVES_ON = 2;
function mergedBranches({ commits }) {
  const merges = /* @__PURE__ */ new Map();
  for (const { subject, id } of commits) {
    const found2 = MERGE.exec(subject);
    const branch = found2?.[1] ?? found2?.[2];
    if (branch === void 0 || LONG_LIVED.test(branch)) continue;
    merges.set(branch, { last: id, count: (merges.get(branch)?.count ?? 0) + 1 });
  }
  return new Map(
    [...merges].flatMap(
      ([branch, { last, count: count3 }]) => count3 <= LIVES_ON ? [[branch, last]] : []
    )
  );
}
var MERGE = /^Merge (?:remote-tracking )?branch '(?:origin\/)?([^']+)'(?! of )|^Merge pull request #\d+ from [\w.-]+\/(\S+)/;
var LONG_LIVED = /^(?:main|master|trunk|dev|develop|development|staging|next|canary|beta|release.*|v?\d.*)$/;

// ../scanner/src/signals/cites-dead-work/citations.ts
var QUOTE_LENGTH = 160;
var CITATIONS_LIMIT = 500;
var LOOKED_AT = 2048;
var NEAR4 = 80;
function citations({ text: text2, structure }) {
  if (!MAY_CITE.test(text2)) return void 0;
  const found2 = /* @__PURE__ */ new Map();
  eachProse(structure, (line, start, end) => {
    if (found2.size >= CITATIONS_LIMIT) return;
    const raw = text2.slice(start, Math.min(end, start + LOOKED_AT));
    if (!MAY_CITE.test(raw)) return;
    const shown5 = utf8(raw);
    const quote = copy(shown5.trim().slice(0, QUOTE_LENGTH));
    for (const { kind: kind2, name, field } of citedIn(shown5)) {
      const key = `${kind2} ${name}`;
      if (!found2.has(key)) found2.set(key, { line, kind: kind2, name: copy(name), field, quote });
    }
  });
  return found2.size === 0 ? void 0 : [...found2.values()];
}
var MAY_CITE = /commit|revision|revert|cherry-pick|(?:fixed|introduced|added|merged|landed) (?:in|by)|branch|\bADR/i;
function citedIn(line) {
  if (ELSEWHERE.test(line)) return [];
  return [...hashesIn(line), ...decisionsIn(line), ...branchesIn(line)];
}
var ELSEWHERE = /https?:\/\/|\bupstream\b|\b(?:fork|submodules?|vendored?|pinned|audited|repo(?:sitory)?|e\.g\.|example)\b|\bactions\/|\]\[/i;
var COMMIT_CUE = /\b(?:commits?|committed|(?:commit|git) (?:sha|hash)|revisions?|reverts?|reverted|cherry-pick(?:ed)?|(?:introduced|fixed|added|removed|merged|landed|implemented|resolved|shipped) (?:in|by|at|with))\b/gi;
var HASH2 = /(?<![\w/#.:@=%+-])(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}(?![\w/=%+-]|\.[.\w]|\u2026|@)/g;
var OTHER_HASH = /sha-?(?:256|512|384|1sum)|\bmd5\b|checksum|integrity|digest|docker|\bimage\b|uuid|guid|colou?r|\baddress\b|\btoken\b|\bapi[- ]key\b|signature|fingerprint|(?:content|file|prompt|fixture|set|tree|blob)[- ]?(?:hash|sha)/i;
var MADE_UP = /^(?:abc\d|abcd|def\d|a1b2|1a2b|b2c3|dead|cafe|beef|0123|1234|9f8e)/;
var COMMIT_FIELD = /^[\s>*_-]*(?:(?:git|last|latest|fix|fixed in|final|merge|base|head|initial|start(?:ing)?|end(?:ing)?|new|related|key) )?commits?(?: (?:sha|hash|id))?[*_]*\s*:/i;
var OF_ANOTHER = /\b(?!(?:Git|Last|Latest|Merge|Fix|The|This|That|In|At|On|As|By|Of|For|Per|See|From|With|After|Before|Our|Its|Key|New|Initial|Final|Base|Head|Starting|Ending|Related|[A-Z]\w+ed)\b)[A-Z]\w+ (?:commits?|revisions?)\b/;
var DATED2 = /\b20\d\d-[01]\d-[0-3]\d/;
function hashesIn(line) {
  if (OTHER_HASH.test(line) || OF_ANOTHER.test(line) || DATED2.test(line)) return [];
  const cues = [...line.matchAll(COMMIT_CUE)].map(({ index, 0: cue }) => index + cue.length);
  const field = COMMIT_FIELD.test(line);
  return [...line.matchAll(HASH2)].flatMap(
    ({ index, 0: name }) => !MADE_UP.test(name) && cues.some((end) => end <= index && index - end <= NEAR4) ? [{ kind: "commit", name, field }] : []
  );
}
var DECISION = /(?<![\w/-])ADR[- _#]?(\d{1,4})(?![\w.]*\d|\.md|[-/]\w)/g;
var NO_CITATION = /^[\s>*_#-]*ADR[- _#]?\d{1,4}[*_]*\s*[:\u2013\u2014-]|\b(?:reserved|planned|future|upcoming|new|next|creat(?:e|ed|ing)|propos(?:e|ed)|draft|to be|absent|missing|gaps?|skipped|renumbered|rejected|withdrawn|never|TBD|not (?:exist|found|written))\b/i;
function decisionsIn(line) {
  if (NO_CITATION.test(line)) return [];
  return [...line.matchAll(DECISION)].map(({ 1: number = "" }) => ({
    kind: "decision",
    name: String(Number(number)),
    field: false
  }));
}
var BRANCH_FIELD = /^[\s>*_|-]*(?:(?:feature|git|working|target|development|source|current) )?branch(?: name)?[*_]*\s*[:|][*_\s]*`?([\w.-]+(?:\/[\w.-]+)*)`?(?=[\s*|,.(\u00B7]|$)/i;
function branchesIn(line) {
  const name = BRANCH_FIELD.exec(line)?.[1];
  return name === void 0 ? [] : [{ kind: "branch", name, field: true }];
}

// ../scanner/src/signals/cites-dead-work/decisions.ts
var SERIES = 3;
function decisionsOf(project2) {
  const files = /* @__PURE__ */ new Set();
  const all = /* @__PURE__ */ new Set();
  for (const { path, headings } of [...project2.documents.values(), ...project2.protected.values()]) {
    const named4 = (NAMED3.exec(path) ?? IN_FOLDER.exec(path))?.[1];
    if (named4 !== void 0) files.add(Number(named4));
    for (const { text: text2 } of headings) {
      for (const [, number] of text2.matchAll(HEADED)) all.add(Number(number));
    }
  }
  const last = Math.max(0, ...files);
  return {
    isMissing(name) {
      const number = Number(name);
      return files.size >= SERIES && number < last && !files.has(number) && !all.has(number);
    }
  };
}
var NAMED3 = /(?:^|\/)(?:[^/]*[-_ .])?adr[-_ ]?(\d{1,4})(?!\d|[-_]\d\d[-_])[^/]*$/i;
var IN_FOLDER = /(?:^|\/)(?:[^/]*adrs?|decisions?|decision-records?|architecture-decisions?)\/(?:[^/]+\/)*(\d{1,4})[-_. ](?!\d\d[-_.])[^/]*$/i;
var HEADED = /\bADR[-_ #]?(\d{1,4})\b/gi;

// ../scanner/src/signals/cites-dead-work/own-work.ts
var ENOUGH = 5;
var SHARE = 0.8;
function ownWork(history, cited, known2) {
  const habit = known2.size >= ENOUGH && known2.size >= SHARE * cited.size;
  const subjects = /* @__PURE__ */ new Map();
  for (const { subject, id } of history.commits) subjects.set(subject.toLowerCase(), id);
  const sameSubject = ({ quote, name }) => {
    const after4 = quote.slice(quote.indexOf(name) + name.length);
    const said2 = SUBJECT.exec(after4)?.[1]?.trim().toLowerCase() ?? "";
    return said2.split(/\s+/).length < SUBJECT_WORDS ? void 0 : subjects.get(said2);
  };
  return {
    sameSubject,
    isOwn: (citation, others) => habit || citation.field || others.some(({ kind: kind2, name }) => kind2 === "commit" && known2.has(name)) || sameSubject(citation) !== void 0
  };
}
var SUBJECT = /^[`*_\s]*(?:[-:\u2013\u2014]\s*)?["'\u201C(]*([^"\u201C\u201D]+?)["'\u201D)`.]*$/;
var SUBJECT_WORDS = 3;

// ../scanner/src/signals/cites-dead-work.ts
var citesDeadWork = {
  id: "cites-dead-work",
  deciding: false,
  family: "links",
  explanation: {
    says: "The document cites commits, decisions or branches that the repository does not have.",
    definition: "A hash of 7 to 40 digits, after a word such as commit or reverted within 80 characters, names no object of the repository; or no document records the decision ADR-n, of a series of 3 or more; or a branch that it names was merged and is gone.",
    traps: [
      "hexadecimal digits that are something else: UUIDs, colours, checksums, digests of images, all digits",
      "code blocks and examples",
      "a line that links elsewhere, or speaks of upstream or a fork",
      "a shallow history, which knows no old commits: the signal is skipped",
      "a branch that nobody saw merged, or that was merged again and again: nobody knows",
      "decisions of other projects, where there is no series of one\u2019s own",
      "records, reports, logs of work, archives, templates, examples, fixtures, generated documents"
    ]
  },
  thresholds: {},
  observe: citations,
  judge(project2, seen2) {
    const history = project2.history();
    if (!history.whole) throw new UnknownFact("history was cut: old commits are unknown");
    const isDead = deadWork(project2, history, seen2);
    return (document) => {
      const own = seen2.get(document.path);
      if (own === void 0 || isKeptAsIs(document) || TELLS.test(document.path)) return void 0;
      return finding3(own.flatMap((each) => isDead(each, own) ?? []));
    };
  }
};
var TELLS = /(?:^|\/)(?:(?:[\w-]*[-_])?(?:reports?|summaries|sessions?)(?:[-_]\w+)?|reviews?|critiques?|retrospectives?|analys[ei]s|qa|handoffs?|journal|evals?|sprints?)\/|(?:^|[/_.-])(?:progress|log|journal|report|review|audit|gate|verification|validation|pr|todo|backlog|session|handoff|handover|provenance|notices?|migration-log|release[-_]?v?\d[\w.]*)(?:[_.-][^/]*)?$|(?:day|week)[-_]?\d|third[-_ ]?party/i;
function deadWork(project2, history, seen2) {
  const cited = [...project2.documents.keys()].flatMap((path) => seen2.get(path) ?? []);
  const hashes = new Set(cited.flatMap(({ kind: kind2, name }) => kind2 === "commit" ? name : []));
  const known2 = knownOf(history, hashes);
  const own = ownWork(history, hashes, known2);
  const refs = branchNames(cited.some(({ kind: kind2 }) => kind2 === "branch") ? history.refs() : []);
  const merged = mergedBranches(history);
  const decisions = decisionsOf(project2);
  return (citation, others) => {
    const { kind: kind2, name } = citation;
    if (kind2 === "decision") {
      return decisions.isMissing(name) ? { citation, why: "no such decision" } : void 0;
    }
    if (kind2 === "branch") {
      const commit2 = refs.has(name) ? void 0 : merged.get(name);
      return commit2 === void 0 ? void 0 : { citation, why: "merged and gone", commit: commit2 };
    }
    if (known2.has(name) || !own.isOwn(citation, others)) return void 0;
    const commit = own.sameSubject(citation);
    return commit === void 0 ? { citation, why: "no such commit" } : { citation, why: "its subject is that of another commit", commit };
  };
}
function knownOf(history, hashes) {
  const known2 = history.known([...hashes]);
  const doubtful = [...hashes].filter((name) => !known2.has(name));
  const ids = new Set(doubtful.length === 0 ? [] : history.commits.map(({ id }) => id.slice(0, 7)));
  return /* @__PURE__ */ new Set([...known2, ...doubtful.filter((name) => ids.has(name.slice(0, 7)))]);
}
function branchNames(refs) {
  return new Set([...refs].flatMap((ref) => [ref, ref.replace(/^[^/]+\//, "")]));
}
function finding3(dead) {
  if (dead.length === 0) return void 0;
  const evidence3 = dead.map(
    ({ citation: { line, kind: kind2, name, quote }, why: why2, commit }) => ({
      line,
      path: kind2 === "decision" ? `ADR-${name}` : name,
      ...commit === void 0 ? {} : { commit },
      now: why2,
      detail: quote
    })
  );
  return {
    summary: summaryOf(dead),
    evidence: evidence3.slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, 0.4 + 0.15 * (dead.length - 1))
  };
}
function summaryOf(dead) {
  const words = { commit: "commit", decision: "decision", branch: "branch" };
  const parts = ["commit", "decision", "branch"].flatMap((kind2) => {
    const count3 = dead.filter(({ citation }) => citation.kind === kind2).length;
    if (count3 === 0) return [];
    return `${count3} ${words[kind2]}${count3 === 1 ? "" : kind2 === "branch" ? "es" : "s"}`;
  });
  return `cites ${parts.join(", ")} that the repository does not have`;
}

// ../scanner/src/signals/code-drift/changes.ts
function changesOf2(history, path, named4) {
  const since = history.lastContent(path);
  if (since === void 0) return void 0;
  const own = new Set(history.past(path)?.revisions.map(({ commit }) => commit.order));
  const paths = [...named4.keys()].filter((file) => history.past(file) !== void 0);
  const changed2 = paths.flatMap((file) => {
    const change = changeOf(history, file, since, own);
    return change === void 0 ? [] : [{ ...change, path: file, lines: named4.get(file) ?? [] }];
  });
  return { since, paths, changed: changed2 };
}
function changeOf(history, path, since, own) {
  const revisions = history.past(path)?.revisions ?? [];
  const content = revisions.filter((revision) => revision.content);
  const after4 = content.filter(
    ({ commit }) => commit.order > since.order && !own.has(commit.order)
  );
  const newest = after4.at(-1)?.commit;
  const head = history.commits.at(-1);
  const [first] = revisions;
  if (newest === void 0 || head === void 0 || first === void 0) return void 0;
  const years = Math.max(1, (head.time - first.commit.time) / (365 * DAY));
  const before = revisions.findLast(({ commit }) => commit.order <= since.order);
  return {
    commits: after4.length,
    newest,
    yearly: content.length / years,
    asItWas: before && { commit: since, path: before.path }
  };
}

// ../scanner/src/signals/code-drift/named-code.ts
function namedCode(project2, document) {
  const named4 = /* @__PURE__ */ new Map();
  for (const mention of document.mentions) {
    const resolution = project2.resolve(document.path, mention);
    if (resolution.kind !== "file" || !isCode(resolution.path)) continue;
    const lines2 = named4.get(resolution.path);
    if (lines2 === void 0) named4.set(resolution.path, [mention.line]);
    else lines2.push(mention.line);
  }
  return named4;
}
function isCode(path) {
  if (!CODE3.has(extensionOf(path)) || NOISE.test(path)) return false;
  return !isFixture(path) && !isTemplate(path);
}
var CODE3 = new Set(
  [
    "ts tsx mts cts js jsx mjs cjs vue svelte astro css scss sass less",
    "py pyi rb go rs java kt kts scala swift c h cc cpp cxx hpp hh m mm cs fs vb",
    "php pl pm lua r jl ex exs erl hrl clj cljs edn hs ml mli nim zig dart groovy sol v sv",
    "sh bash zsh fish ps1 psm1 bat cmd awk sql graphql proto thrift tf hcl nix"
  ].join(" ").split(" ")
);
var NOISE = /(?:^|\/)(?:vendor|third[-_]party|external|dist|build|out|generated|gen|node_modules|migrations?|\.github|\.circleci|\.gitlab)\/|\.(?:min|d|pb|generated|gen)\.\w+$|_pb2?\.\w+$|(?:^|\/)(?:_*version_*|setup|conftest)\.\w+$|(?:^|\/)[\w.-]*config\.\w+$/i;

// ../scanner/src/signals/passing.ts
var saysGone = (text2, decode = utf8) => {
  const words = wordsOf2(text2);
  return GONE.test(words) || OTHER_SCRIPT.test(words) && GONE_ELSEWHERE.test(decode(words));
};
var saysPassing = (text2, decode = utf8) => {
  return saysGone(text2, decode) || ABSENT3.test(wordsOf2(text2));
};
function headingsThat(says, headings) {
  let next = 0;
  let over = [];
  return (line) => {
    for (let heading = headings[next]; heading !== void 0 && heading.line <= line; ) {
      const { level, text: text2 } = heading;
      over = over.filter((other) => other.level < level);
      over.push({ level, told: says(text2, asItIs) });
      next += 1;
      heading = headings[next];
    }
    return over.some(({ told: told2 }) => told2);
  };
}
function asItIs(text2) {
  return text2;
}
var NAMED4 = /`[^`]{0,300}`|\]\([^()\]]{0,300}\)|[^\s`/\]]{0,100}\/[^\s`]{0,300}/g;
var LINE_LIMIT2 = 2e3;
function wordsOf2(line) {
  return line.slice(0, LINE_LIMIT2).replace(NAMED4, " ");
}
var GONE = new RegExp(
  [
    String.raw`\b(?:remov(?:e|es|ed|ing|al)|delet(?:e|es|ed|ing|ion)|renam(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|formerly|previous(?:ly)?|originally|was|were|used to|no longer|replac(?:e|es|ed|ing|ement)|supersed\w+|deprecat\w+|obsolete|legacy|old|gone|dropp?(?:ed|ing)?|migrat\w+|archiv(?:e|ed|ing)|before|after|historical|clean(?:ed|up)?|merg(?:e|ed|ing)|consolidat\w+|split|refactor\w*|extract(?:ed|ing)?|retir\w+|rm|mv)\b`,
    String.raw`\b(?:added|updated|modified|changed|fixed|introduced|enhanced|improved|rewritten|files? (?:touched|affected))\b`,
    // A pair of old and new, a box that is ticked, struck out.
    String.raw`->|=>|^\s*(?:[-*+]|\d+\.)\s+\[[xX]\]|~~|\xE2\x86\x92|\xE2\x9E\x9C|\u2192`
  ].join("|"),
  "i"
);
var ABSENT3 = new RegExp(
  [
    String.raw`\b(?:creat(?:e|es|ed|ing)|new files?|scaffold\w*|not (?:yet )?(?:exist|present|found|committed|tracked)|n't (?:yet )?exist|missing|absent|to be (?:added|written)|planned|future|todo|tbd|wip|if (?:present|exists|any|it exists)|optional(?:ly)?)\b`,
    String.raw`\b(?:for example|e\.g|for instance|such as|might|would|could|suppose|imagine|hypothetical|if (?:an?|the|your|you)(?: \w+)? (?:is|are|works?|edits?|changes?))\b`
  ].join("|"),
  "i"
);
var OTHER_SCRIPT = /[\x80-\uFFFF]/;
var GONE_ELSEWHERE = /移除|删除|刪除|已移|重命名|旧|舊|创建|創建|新建|削除|廃止|移動|作成|삭제|제거|이동|удал|перемещ|создай|removid|eliminad|eliminar|criar|crear|supprim|entfern|gelöscht|❌|🗑|✂/iu;

// ../scanner/src/signals/code-drift/names.ts
var NAMES_LIMIT2 = 256;
function spokenNames({ document, structure, text: text2 }) {
  if (!document.mentions.some(({ target }) => target.includes("."))) return void 0;
  const names = /* @__PURE__ */ new Map();
  const isGone = headingsThat(saysGone, document.headings);
  let seen2 = 0;
  let gone = false;
  for (const span of structure.codeSpans) {
    const told2 = namesIn(span.text).filter((name) => !names.has(name));
    if (told2.length === 0) continue;
    if (span.line !== seen2) gone = isGone(span.line) || saysGone(lineAt2(text2, span.start));
    seen2 = span.line;
    if (gone) continue;
    for (const name of told2) names.set(copy(name), span.line);
    if (names.size >= NAMES_LIMIT2) break;
  }
  return names.size === 0 ? void 0 : names;
}
function namesIn(span) {
  if (span.length > SPAN_LIMIT) return [];
  return [...span.matchAll(NAME3)].flatMap(
    ([, name = "", call]) => call !== void 0 || TELLING.test(name) ? [name] : []
  );
}
function lineAt2(text2, offset) {
  const newline = text2.indexOf("\n", offset);
  return text2.slice(text2.lastIndexOf("\n", offset) + 1, newline < 0 ? text2.length : newline);
}
var SPAN_LIMIT = 200;
var NAME3 = /(?<![\w/.$@#-]|::)([A-Za-z_$][\w$]{3,60})(?![\w/-]|\.\w{1,5}(?:$|[\s:#]))(\()?/g;
var TELLING = /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/;
function definedNames(text2) {
  const names = /* @__PURE__ */ new Set();
  for (const line of text2.split("\n")) {
    if (line.length > LINE_LIMIT3) continue;
    const [, ...groups] = KEYWORD.exec(line) ?? MEMBER.exec(line) ?? [];
    const name = groups.find((group) => group !== void 0);
    if (name !== void 0) names.add(name);
  }
  return names;
}
var LINE_LIMIT3 = 400;
var MODIFIERS = "(?:(?:export|default|declare|public|private|protected|internal|pub|pub\\(crate\\)|async|static|readonly|override|final|abstract|unsafe|virtual|inline|extern|suspend|open|data|sealed)\\s+)*";
var KEYWORD = new RegExp(
  `^(?:\\s*${MODIFIERS}(?:function\\*?|class|def|fn|func|type|interface|struct|enum|trait|module|record|object|macro_rules!|#define|sub|proc|create table)|${MODIFIERS}(?:const|let|var|val))\\s+(?:\\([^)]{0,80}\\)\\s*)?([A-Za-z_$][\\w$]*)`,
  "i"
);
var MEMBER = new RegExp(
  [
    `^\\s*${MODIFIERS}(?:[\\w<>\\[\\],.?&*]{1,60}\\s+){0,2}?([A-Za-z_$][\\w$]*)\\s*\\([^;]*(?:\\{|=>|:)\\s*$`,
    `^\\s*(?:(?:public|private|protected|static|readonly|pub)\\s+)+(?:[\\w<>\\[\\],.?&*]{1,60}\\s+)?([A-Za-z_$][\\w$]*)\\s*\\??\\s*[:=;]`,
    "^\\s*([A-Z][A-Z\\d]*_[A-Z\\d_]+)\\s*(?::[^=]{1,80})?=(?!=)"
  ].join("|")
);
function wordsOf3(text2) {
  return new Set(text2.match(/[A-Za-z_$][\w$]*/g));
}

// ../scanner/src/signals/code-drift/drift.ts
var BATCH = 32;
var FILES_LIMIT3 = 128;
function drifts(project2, seen2, limits2) {
  const history = project2.history();
  const candidates2 = [...seen2].flatMap(([path, names]) => {
    const document = project2.documents.get(path);
    const changes = document && changesSince(project2, document, limits2);
    if (document === void 0 || changes === void 0) return [];
    return [[path, { ...changes, document, names }]];
  });
  const found2 = /* @__PURE__ */ new Map();
  for (let at = 0; at < candidates2.length; at += BATCH) {
    const batch = candidates2.slice(at, at + BATCH);
    const texts = history.textsAt(batch.flatMap(([, candidate]) => placesOf(history, candidate)));
    for (const [path, candidate] of batch) found2.set(path, driftOf(history, candidate, texts));
  }
  return found2;
}
function changesSince(project2, document, limits2) {
  const { path } = document;
  const touched = project2.touched(path);
  if (touched === void 0 || project2.now() - touched < limits2.leastDays * DAY) return void 0;
  const named4 = namedCode(project2, document);
  if (named4.size === 0 || named4.size > FILES_LIMIT3) return void 0;
  const changes = changesOf2(project2.history(), path, named4);
  return changes !== void 0 && commitsOf(changes, limits2) >= limits2.leastCommits ? changes : void 0;
}
function commitsOf({ changed: changed2 }, { mostCommitsOfPath }) {
  return changed2.reduce((sum2, { commits }) => sum2 + Math.min(mostCommitsOfPath, commits), 0);
}
function placesOf(history, { paths, changed: changed2 }) {
  const head = history.commits.at(-1);
  if (head === void 0) return [];
  const earlier = changed2.flatMap((change) => change.asItWas ?? []);
  return [...earlier, ...paths.map((path) => ({ commit: head, path }))];
}
function driftOf(history, { document, since, names, paths, changed: changed2 }, texts) {
  const head = history.commits.at(-1) ?? since;
  const today = (path) => texts.get(placeName({ commit: head, path }));
  const complete = paths.every((path) => today(path) !== void 0);
  const sectionOf = sectionsOf(document);
  const present = wordsOf3(paths.map(today).join("\n"));
  const absent = complete ? [...names].filter(([name]) => !present.has(name)) : [];
  const files = changed2.map((change) => {
    const text2 = change.asItWas && texts.get(placeName(change.asItWas));
    if (text2 === void 0 || PASSES_ON.test(today(change.path) ?? ""))
      return { ...change, gone: [] };
    const near = new Set(change.lines.map(sectionOf));
    const told2 = absent.filter(([, line]) => paths.length === 1 || near.has(sectionOf(line)));
    return { ...change, gone: goneFrom(text2, change.lines, told2) };
  });
  return { since, named: paths.length, files };
}
var PASSES_ON = /^[ \t]*(?:export[ \t]+\*|from[ \t]+\S+[ \t]+import[ \t]+\*|pub use [^;\n]*\*[ \t]*;)/m;
function sectionsOf({ headings }) {
  return (line) => {
    let low = 0;
    let high = headings.length;
    while (low < high) {
      const middle = low + high >> 1;
      if ((headings[middle]?.line ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return headings[low - 1]?.line ?? 0;
  };
}
function goneFrom(text2, lines2, told2) {
  if (told2.length === 0) return [];
  const defined = definedNames(text2);
  const words = wordsOf3(text2);
  return told2.filter(([name, line]) => defined.has(name) || words.has(name) && lines2.includes(line)).map(([name]) => name);
}

// ../scanner/src/signals/its-day.ts
function isExemptDocument({ path, generated: generated2 }) {
  if (isFixture(path) || isTemplate(path) || generated2 !== void 0) return true;
  if (REFERENCE2.test(path)) return true;
  return HISTORY2.test(path) || versionOf(path) !== void 0 || OF_A_VERSION.test(path);
}
var HISTORY2 = /(?:^|\/)(?:change(?:s|log)|history|news|release[-_ ]?notes?|releases?)(?:[._-][^/]*)?(?:\/|$)|(?:^|[/._-])(?:migrat\w*|upgrad\w*|deprecat\w*|refactor\w*|reorgani[sz]\w*|restructur\w*|renam\w*|consolidat\w*|clean-?up|removal)(?=[/._-]|$)/i;
var REFERENCE2 = /(?:^|\/)(?:type-aliases|interfaces|classes|functions|variables|enumerations|namespaces)\/[\w.-]+$/;
var OF_A_VERSION = /[-_.]v\d+(?:[-_.]\d+)*\.\w+$/i;
function isOfItsDay({ path, headings }) {
  if (isRecord(path) || WORK.test(path) || PUT_AWAY2.test(path)) return true;
  const title = headings[0]?.text ?? "";
  return TICKET.test(baseName2(path)) || TICKET.test(title) || WORK_TITLE.test(title);
}
var TICKET = /^[A-Z]{2,10}-\d{2,}\b/;
var WORK_TITLE = /\b(?:summary|report|plan|planning|proposal|analysis|audit|retrospective|post-?mortem|handoff|migration|investigation|root cause|complete|lessons?)\b/i;
var WORK = /(?:^|[/._-])(?:plans?|planning|prds?|prps?|todos?|roadmaps?|proposals?|research|ideas?|tasks?|drafts?|reports?|analys[ie]s|audits?|reviews?|summar(?:y|ies)|handoffs?|handovers?|sessions?|notes|status|progress|backlog|issues?|stories|epics|sprints?|milestones?|phases?|evidence|investigations?|verification|qa|findings|complet(?:e|ed|ion)|retro\w*|work-?items?|initiatives|continuity|journal|experiments?|pr-?\d+|fix(?:es|ed)?|bugs?|devlog|worklog|improvements?|enhancements?|lessons?|learned|root[-_]?cause|discovery|approach|decisions?|rfcs?|relat[oó]rios?)(?=[/._-]|$)/i;
var PUT_AWAY2 = /(?:^|[/_.-])(?:archived?|archives|attic|graveyard|obsolete|superseded|outdated|old|deprecated|historical|legacy|history)(?=[/_.-]|$)/i;

// ../scanner/src/signals/code-drift.ts
var THRESHOLDS2 = {
  /** A document that changed within so many days is at work. */
  leastDays: 14,
  /** So many content commits to its code, each file's counted up to the next limit. */
  leastCommits: 1,
  mostCommitsOfPath: 10,
  /** So many names that it speaks of are gone from its code. */
  leastNames: 1
};
var codeDrift = {
  id: "code-drift",
  deciding: false,
  family: "age",
  explanation: {
    says: "Code that the document names changed after the document did, and what the document says of it is gone.",
    definition: "Content commits to named files of code since the last content commit of the document, at least 14 days ago, after which at least one name is in none of the named files any more: one that stands in a code span of the document, in a section that names the file, and that the file defined when the document changed last, or had where the document names both on one line.",
    traps: [
      "commits alone: a file may change every day and still do what the document says",
      "a commit that changed the document too, bulk changes, moves, commits listed in `.git-blame-ignore-revs`",
      "a name that moved to another of the named files, or that the file may pass on from another",
      "local variables, words of prose, names that the file only used",
      "a line or a heading that says removed, renamed, formerly, or what was changed",
      "manifests, lock files, settings, version numbers, checks of continuous integration, vendored and generated code, fixtures",
      "histories, migrations, old versions, generated pages, fixtures and templates",
      "records, designs and work of its day: told as a record, never ranked",
      "a file whose text of then or now is not at hand"
    ]
  },
  thresholds: THRESHOLDS2,
  observe: (reading) => isExemptDocument(reading.document) ? void 0 : spokenNames(reading),
  judge(project2, seen2, given2) {
    const limits2 = settle(THRESHOLDS2, given2);
    const found2 = drifts(project2, seen2, limits2);
    return (document) => {
      const { path } = document;
      const [drift, names] = [found2.get(path), seen2.get(path)];
      if (drift === void 0 || names === void 0) return void 0;
      const record2 = isOfItsDay(document) || DESIGN.test(path);
      return finding4(drift, names, limits2.leastNames, record2);
    };
  }
};
var DESIGN = /(?:^|[/._-])(?:designs?|specs?|lld|hld|final)(?=[/._-]|$)/i;
function finding4({ since, named: named4, files }, names, leastNames, record2) {
  const gone = new Set(files.flatMap((file) => file.gone));
  if (gone.size < leastNames) return void 0;
  const commits = files.reduce((sum2, file) => sum2 + file.commits, 0);
  const changed2 = `${files.length} of ${counted(named4, "named file")} changed in ${counted(commits, "commit")}`;
  const lost = gone.size === 1 ? "one name it speaks of is" : `${gone.size} names it speaks of are`;
  return {
    summary: `${changed2} since ${dayOf(since.time)}, and ${lost} gone`,
    evidence: files.filter((file) => file.gone.length > 0).map((file) => evidenceOf(file, names)).slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, 0.3 + gone.size / 10 + files.length / named4 / 5),
    ...record2 ? { record: true } : {}
  };
}
function evidenceOf({ path, commits, newest, yearly, gone }, names) {
  const line = Math.min(...gone.map((name) => names.get(name) ?? Number.POSITIVE_INFINITY));
  const shown5 = gone.slice(0, NAMES_SHOWN).join(", ");
  return {
    line,
    path,
    commit: newest.id,
    date: dayOf(newest.time),
    detail: `${counted(commits, "commit")} since, about ${Math.round(yearly)} a year; gone: ${shown5}`
  };
}
function counted(count3, what) {
  return `${count3} ${what}${count3 === 1 ? "" : "s"}`;
}
var NAMES_SHOWN = 3;

// ../scanner/src/signals/context-cost/characters.ts
function characters(text2) {
  let count3 = 0;
  for (let at = 0; at < text2.length; at += 1) {
    const byte = text2.charCodeAt(at);
    if (byte < 128 || byte >= 192) count3 += byte >= 240 ? 2 : 1;
  }
  return count3;
}

// ../scanner/src/signals/context-cost/imports.ts
var IMPORT_DEPTH = 5;
function importsOf(project2, document) {
  const found2 = /* @__PURE__ */ new Map([[document.path, document]]);
  let layer2 = [document];
  for (let depth2 = 0; depth2 < IMPORT_DEPTH && layer2.length > 0; depth2 += 1) {
    layer2 = layer2.flatMap((each) => imported(project2, each)).filter(({ path }) => !found2.has(path));
    for (const each of layer2) found2.set(each.path, each);
  }
  found2.delete(document.path);
  return [...found2.values()];
}
function imported(project2, { path, mentions }) {
  return mentions.filter(({ kind: kind2 }) => kind2 === "import").flatMap((mention) => {
    const resolution = project2.resolve(path, mention);
    if (resolution.kind !== "file") return [];
    const target = project2.documents.get(resolution.path) ?? project2.protected.get(resolution.path);
    return target === void 0 ? [] : [target];
  });
}

// ../scanner/src/signals/context-cost/limits.ts
function documentedLimits(path) {
  return ROWS2.flatMap(([pattern, limit2]) => pattern.test(path) ? [limit2] : []);
}
var ROWS2 = [
  [/(?:^|\/)CLAUDE(?:\.local)?\.md$/, { unit: "characters", most: 4e4, host: "Claude Code warns above", imports: true }],
  [/(?:^|\/)AGENTS\.md$/, { unit: "bytes", most: 32768, host: "Codex reads no more than", imports: false }],
  [/(?:^|\/)SKILL\.md$/, { unit: "lines", most: 500, host: "the skill guide asks for at most", imports: false }],
  [/(?:^|\/)\.cursor\/rules\/.*\.mdc?$/, { unit: "lines", most: 500, host: "Cursor asks for at most", imports: false }],
  [/(?:^|\/)\.windsurf\/rules\/.*\.md$/, { unit: "characters", most: 12e3, host: "Windsurf reads no more than", imports: false }]
];

// ../scanner/src/signals/context-cost/load-tier.ts
function loadTier(project2, document) {
  if (isAlwaysLoaded(document)) return "always";
  if (importedAlways(project2).has(document.path)) return "always";
  const { path } = document;
  return project2.reachable(path) || project2.inbound(path).length > 0 ? "on demand" : "unreachable";
}
var AT_START = /^(?:\.claude\/)?(?:CLAUDE(?:\.local)?|AGENTS|GEMINI)\.md$|^\.cursorrules$|^\.windsurfrules$|^\.github\/copilot-instructions\.md$/;
var CLAUDE_RULE = /^\.claude\/rules\/.*\.md$/;
var CURSOR_RULE = /^\.cursor\/rules\/.*\.mdc?$/;
function isAlwaysLoaded({ path, frontmatter: frontmatter2 }) {
  if (AT_START.test(path)) return true;
  if (CLAUDE_RULE.test(path)) return !mentionsPaths(frontmatter2);
  return CURSOR_RULE.test(path) && frontmatter2?.fields.get("alwaysApply")?.value === "true";
}
function mentionsPaths(frontmatter2) {
  return frontmatter2 !== void 0 && (frontmatter2.fields.has("paths") || frontmatter2.fields.size === 0);
}
function importedAlways(project2) {
  const roots = ["CLAUDE.md", ".claude/CLAUDE.md", "CLAUDE.local.md", "GEMINI.md"];
  const paths = /* @__PURE__ */ new Set();
  for (const root of roots) {
    const document = project2.documents.get(root) ?? project2.protected.get(root);
    if (document === void 0) continue;
    for (const { path } of importsOf(project2, document)) paths.add(path);
  }
  return paths;
}

// ../scanner/src/signals/context-cost.ts
var THRESHOLDS3 = {
  /** The largest documents of a project, in percent of their number. */
  largestPercent: 5,
  /** Smaller documents cost little, however small the others are. */
  leastBytes: 16384
};
var contextCost = {
  id: "context-cost",
  deciding: false,
  family: "size",
  explanation: {
    says: "The document is among the largest of the project, or longer than its agent asks for.",
    definition: "Among the largest 5 % of the documents by bytes and at least 16 KiB; or, with the files it imports, above a limit that an agent host documents for it: Claude Code warns above 40,000 characters of CLAUDE.md, Codex cuts AGENTS.md at 32 KiB, SKILL.md and Cursor rules should stay under 500 lines.",
    traps: [
      "a small project has no largest 5 %",
      "licence texts, which nobody is to shorten, fixtures, and pages that a program writes",
      "translations, which are as long as their source",
      "records, old versions and what was put away, which are told and never ranked",
      "imports are counted once each, five deep",
      "characters, not bytes, where the host counts characters"
    ]
  },
  thresholds: THRESHOLDS3,
  observe: ({ document, text: text2 }) => documentedLimits(document.path).length === 0 ? void 0 : characters(text2),
  judge(project2, seen2, given2) {
    const { largestPercent, leastBytes } = settle(THRESHOLDS3, given2);
    const largest = largestOf(project2, largestPercent);
    return (document) => {
      const { path, bytes } = document;
      if (isExempt(document)) return void 0;
      const over = overLimits(project2, document, seen2);
      const place3 = bytes >= leastBytes ? largest.get(path) : void 0;
      if (over.length === 0 && place3 === void 0) return void 0;
      const found2 = finding5(project2, document, over, place3);
      return over.length === 0 && isOfThePast(path) ? { ...found2, record: true } : found2;
    };
  }
};
function isExempt({ path, mirrorOf: mirrorOf2, generated: generated2 }) {
  if (mirrorOf2 !== void 0 || generated2 !== void 0) return true;
  return isLicence(path) || isFixture(path) || languageOf(path) !== void 0;
}
function largestOf(project2, percent2) {
  const count3 = Math.floor(project2.documents.size * percent2 / 100);
  const bySize = [...project2.documents.values()].sort((one, other) => other.bytes - one.bytes || (one.path < other.path ? -1 : 1)).slice(0, count3);
  return new Map(bySize.map(({ path }, index) => [path, index + 1]));
}
function overLimits(project2, document, seen2) {
  const limits2 = documentedLimits(document.path);
  if (limits2.length === 0) return [];
  const imports = importsOf(project2, document);
  return limits2.flatMap((limit2) => {
    const all = limit2.imports ? [document, ...imports] : [document];
    const size = all.reduce((sum2, { path, bytes, lines: lines2 }) => {
      if (limit2.unit === "lines") return sum2 + lines2;
      return sum2 + (limit2.unit === "bytes" ? bytes : seen2.get(path) ?? bytes);
    }, 0);
    return size > limit2.most ? [overLimit(limit2, size, all.length - 1)] : [];
  });
}
function overLimit({ unit, most, host }, size, imports) {
  const with_ = imports === 0 ? "" : `, with ${imports} imported ${imports === 1 ? "file" : "files"}`;
  return { detail: `${grouped2(size)} ${unit}${with_}; ${host}: ${grouped2(most)}` };
}
function finding5(project2, document, over, place3) {
  const { bytes, lines: lines2, words } = document;
  const tier = loadTier(project2, document);
  const share3 = project2.bytes === 0 ? 0 : 100 * bytes / project2.bytes;
  const size = {
    detail: `${grouped2(bytes)} bytes, ${grouped2(lines2)} lines, ${grouped2(words)} words; ${share3.toFixed(1)} % of all document text`
  };
  const what = over.length > 0 ? "above what its agent host documents" : `number ${place3 ?? 0} by size of ${project2.documents.size} documents`;
  return {
    summary: `${what}, ${TIER_WORDS[tier]}`,
    evidence: [size, ...over].slice(0, EVIDENCE_LIMIT),
    strength: Math.min(
      1,
      (over.length > 0 ? 0.5 : 0) + (tier === "always" ? 0.3 : 0) + share3 / 100
    )
  };
}
var TIER_WORDS = {
  always: "loaded in every session of an agent",
  "on demand": "read on demand",
  unreachable: "reached by no link"
};
function grouped2(value) {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

// ../scanner/src/signals/dead-command/definitions.ts
function definitions(project2) {
  const { all, complete } = project2.manifests;
  const titles = new Set(all.flatMap((manifest) => manifest.titles));
  const byKind = /* @__PURE__ */ new Map();
  for (const manifest of all) {
    const own = byKind.get(manifest.kind) ?? { manifests: [], names: /* @__PURE__ */ new Set(), open: false };
    byKind.set(manifest.kind, own);
    own.manifests.push(manifest);
    for (const name of manifest.names) own.names.add(name);
    own.open ||= manifest.open;
  }
  return {
    look(path, command2, moves) {
      const own = byKind.get(command2.kind);
      if (own?.names.has(command2.name)) return "defined";
      if (own === void 0 || own.open || !complete) return "unknown";
      const chain = own.manifests.filter(({ directory }) => isWithin2(path, directory));
      const nearest3 = chain.reduce(deeper, void 0);
      if (nearest3 === void 0 || isSample(path, nearest3)) return "unknown";
      if (!staysHere(project2, path, command2.line, moves, titles)) return "unknown";
      const loose = command2.kind === "python" && !isOwnProgram(project2, path, command2, nearest3);
      if (loose) return "unknown";
      return { manifest: nearest3.path, nearest: similar(command2.name, nearest3.names) };
    }
  };
}
function isWithin2(path, directory) {
  return directory === "" || path.startsWith(`${directory}/`);
}
function deeper(one, other) {
  return one !== void 0 && one.directory.length >= other.directory.length ? one : other;
}
function isSample(path, { directory }) {
  const below3 = directory === "" ? path : path.slice(directory.length + 1);
  return SAMPLES.test(below3);
}
var SAMPLES = /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|starters?|tutorials?)\//i;
function staysHere(project2, path, line, moves, titles) {
  const own = new Set(titles);
  const cloned = new Set(moves.flatMap((move) => isClone(move) ? [move.cloned] : []));
  if (cloned.size === 1 && TO_BEGIN.test(path)) own.add([...cloned][0] ?? "");
  return moves.every((move) => {
    if (move === "made") return false;
    if (isClone(move)) return own.has(move.cloned);
    return own.has(move.to.toLowerCase()) || leadsHere(project2, path, line, move.to);
  });
}
function isClone(move) {
  return move !== "made" && "cloned" in move;
}
var TO_BEGIN = /^(?:[^/]+$|\.github\/|docs?\/(?:[^/]+\/)?[^/]*(?:contribut|develop|install|setup|start|quick|build|local|test|guide|readme)[^/]*$)/i;
function leadsHere(project2, path, line, target) {
  if (/^(?:-|\.{1,2}(?:\/\.\.)*\/?)$/.test(target)) return true;
  const mention = {
    line,
    kind: "code",
    target: target.replace(/\/$/, ""),
    pattern: false
  };
  return project2.resolve(path, mention).kind === "directory";
}
function isOwnProgram(project2, path, { name, line }, { titles, names }) {
  if (/^[\w.-]+(?:\/[\w.-]+)*\.py$/.test(name)) {
    const mention = { line, kind: "command", target: name, pattern: false };
    const resolution = project2.resolve(path, mention);
    return name.includes("/") && resolution.kind === "missing" && resolution.likely;
  }
  if (names.size === 0 || !/^[a-z][\w-]*$/.test(name)) return false;
  return titles.some(
    (title) => title.length > 3 && (name === title || name.startsWith(`${title}-`))
  );
}
function similar(name, names) {
  const limit2 = Math.min(2, Math.floor(name.length / 5));
  const near = [...names].filter((other) => editDistance2(name, other, limit2) <= limit2);
  const kin = [...names].filter((other) => sharesWords(name, other));
  return near.length === 1 ? near[0] : kin.length === 1 ? kin[0] : void 0;
}
function sharesWords(one, other) {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const words = new Set(longer.split(/[:_-]/));
  const shared = shorter.split(/[:_-]/);
  return shared.length > 1 && shared.every((word) => words.has(word));
}

// ../scanner/src/signals/dead-command/programs.ts
var PROGRAMS = /* @__PURE__ */ new Map([
  ["npm", { kind: "package", names: (args) => scripts(args) }],
  ["pnpm", { kind: "package", names: (args) => [...scripts(args), ...shorthand(args)] }],
  ["yarn", { kind: "package", names: (args) => [...programs(args), ...shorthand(args)] }],
  ["bun", { kind: "package", names: (args) => programs(args) }],
  ["make", { kind: "make", names: targets }],
  ["gmake", { kind: "make", names: targets }],
  ["just", { kind: "just", names: firstName }],
  ["task", { kind: "task", names: firstName }],
  ["cargo", { kind: "xtask", names: (args) => after3("xtask", args) }],
  ["uv", { kind: "python", names: (args) => after3("run", args) }]
]);
var QUIET = /^(?:-s|-q|--silent|--quiet|--frozen|--locked|--no-sync|--offline)$/;
function scripts(args) {
  const own = ownArgs(args);
  const [run2 = "", name = ""] = own ?? [];
  if (!/^(?:run|run-script)$/.test(run2) || BUILT_IN.test(name)) return [];
  return name === "" ? [] : [name];
}
var BUILT_IN = /^(?:env|start|stop|restart)$/;
function programs(args) {
  return scripts(args).filter((name) => SURELY_SCRIPT.test(name));
}
function shorthand(args) {
  const [name = ""] = ownArgs(args) ?? [];
  return SURELY_SCRIPT.test(name) ? [name] : [];
}
var SURELY_SCRIPT = /^(?:[\w-]+(?::[\w-]+)+|dev|build|lint|format|typecheck|type-check|clean|preview)$/;
function ownArgs(args) {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  if (own.some((word) => ELSEWHERE2.test(word))) return void 0;
  const plain2 = own.filter((word) => !QUIET.test(word));
  const named4 = plain2.slice(0, plain2[0]?.startsWith("run") ? 2 : 1);
  return named4.some((word) => word.startsWith("-")) ? void 0 : named4;
}
var ELSEWHERE2 = /^(?:-w|-ws|-r|-C|-F|--(?:workspaces?|workspace-root|include-workspace-root|recursive|filter|filter-prod|prefix|dir|cwd|if-present|global|elide-lines|bun))(?:=|$)/;
function targets(args) {
  if (args.some(
    (word) => /^(?:-[CfI]|--(?:directory|file|makefile|include-dir|help|version))/.test(word)
  ))
    return [];
  return args.filter((word) => !/^-|=|^\d+$/.test(word));
}
function firstName(args) {
  const [name = ""] = args.filter((word) => !QUIET.test(word));
  return name === "" || name.startsWith("-") ? [] : [name];
}
function after3(subcommand, [first, ...rest]) {
  return first === subcommand ? firstName(rest) : [];
}

// ../scanner/src/signals/dead-command/command.ts
function commandsOf(words) {
  const [program = "", ...rest] = withoutPrefix(words);
  const reader = PROGRAMS.get(program);
  if (reader === void 0) return [];
  const { kind: kind2, names } = reader;
  return names(rest).filter((name) => kind2 === "python" || NAME4.test(name) && !FILLER2.test(name)).map((name) => ({ kind: kind2, name }));
}
function moveOf(words) {
  const [program = "", first = "", second = ""] = withoutPrefix(words);
  if (program === "cd" || program === "pushd") return first === "" ? void 0 : { to: first };
  const line = withoutPrefix(words).join(" ");
  if (MAKES.test(line)) return "made";
  if (!/^(?:git|gh repo) clone\b/.test(line)) return void 0;
  const address = words.find((word) => /[/:]/.test(word) && !word.startsWith("-")) ?? second;
  return { cloned: repositoryName(address) };
}
function repositoryName(address) {
  return address.replace(/\/$|\.git\/?$/, "").replace(/^.*[/:]/, "").toLowerCase();
}
var MAKES = /^(?:(?:npx|bunx|pnpx|(?:pnpm|yarn) dlx|bun x|npm exec)\s(?:-\S+\s)*(?:create-|@[\w-]+\/create-|degit|tiged|@\S+\s(?:init|new|create)\b)|(?:npm|pnpm|yarn|bun) (?:create|init)\b|(?:cargo|uv|rails|ng|dotnet|hugo|mix|poetry|flutter|vue|ionic|sam|nest|meteor) (?:new|init|create)\b|django-admin startproject|degit|tiged|cookiecutter|copier|gh repo (?:create|fork))/;
function withoutPrefix(words) {
  let start = 0;
  while (PREFIX2.test(words[start] ?? "")) start += 1;
  return words.slice(start);
}
var PREFIX2 = /^(?:[A-Za-z_]\w*=.*|sudo|time|exec|nohup|env|command|then|do|cross-env|\$)$/;
var NAME4 = /^(?![A-Z_]+$)[A-Za-z](?:[\w:-]*\w)?$/;
var FILLER2 = /^(?:x+|xyz|foo|bar|baz|foobar|name|command|cmd|task|target|script|recipe|something|whatever|example|subcommand)$|^(?:your|my|some)[-_:]|(?:script|command|task|target|recipe)[-_]?name|x{3,}/i;

// ../scanner/src/signals/dead-command/document-commands.ts
var COMMANDS_LIMIT = 512;
function documentCommands(reading) {
  const { document, text: text2, structure } = reading;
  if (!MAY_COMMAND.test(text2) || isGenerated(document.path, text2, structure)) return void 0;
  const lines2 = text2.split("\n");
  const commands2 = [];
  const moves = [];
  let looked = 0;
  for (const { line, source, intro } of codeOf(reading)) {
    for (const words of shellWords(source.replace(GAP3, "%"))) {
      const move = moveOf(words);
      if (move !== void 0 && moves.length < COMMANDS_LIMIT) moves.push(move);
      for (const command2 of commandsOf(words)) {
        looked += 1;
        if (looked > COMMANDS_LIMIT) break;
        if (isExcused(reading, lines2, line, intro) || definesItself(text2, command2)) continue;
        const { kind: kind2, name } = command2;
        const written = copy(utf8(words.join(" ").slice(0, WRITTEN_LENGTH)));
        commands2.push({ kind: kind2, name: copy(name), line, written, moves: moves.length });
      }
    }
  }
  return commands2.length === 0 ? void 0 : { commands: commands2, moves };
}
var WRITTEN_LENGTH = 120;
var GAP3 = /<[^<>\s][^<>\n]{0,80}>|\$?\{[^{}\n]{0,80}\}|\[[^[\]\n]{0,80}\]/g;
var MAY_COMMAND = /(?:\b(?:npm|pnpm|yarn|bun)|[`\s](?:g?make|just|task)|\bcargo xtask|\buv run)[ \t]+[-\w]/;
function codeOf({ structure, text: text2 }) {
  const found2 = [];
  for (const { line, text: source } of structure.codeSpans) {
    if (MAY_MATTER.test(source)) found2.push({ line, source, intro: line });
  }
  eachShellCommand(structure, text2, (source, line, fence) => {
    if (MAY_MATTER.test(source)) found2.push({ line, source, intro: fence.line - 1 });
  });
  return found2.sort((one, other) => one.line - other.line);
}
var MAY_MATTER = /\b(?:npm|pnpm|yarn|bun|make|gmake|just|task|cargo|uv|cd|pushd|clone|npx|bunx|pnpx|init|new|create|startproject|degit|tiged|cookiecutter|copier)\b/;
var INTRO_LINES = 3;
var LINE_LENGTH = 2048;
function isExcused({ document }, lines2, line, intro) {
  const at = (number) => (lines2[number - 1] ?? "").slice(0, LINE_LENGTH);
  const around2 = [at(line)];
  if (/^\s*(?:#|\/\/)/.test(at(line - 1))) around2.push(at(line - 1));
  for (let number = intro; intro < line && number > intro - INTRO_LINES; number -= 1) {
    around2.push(at(number));
    if (at(number).trim() !== "") break;
  }
  if (around2.some((each) => NOT_HERE.test(each))) return true;
  const sentence3 = [at(line - 2), at(line - 1), ...around2].join(" ");
  if (OTHER_REPOSITORY.test(sentence3)) return true;
  const titles = headingsOver(document.headings, line).map((heading) => heading.text);
  return titles.some((title) => NOT_NOW.test(title));
}
var NOT_HERE = new RegExp(
  [
    String.raw`\b(?:do not|don['\u2019]?t|never|not|no|cannot|no longer|removed?|deprecated|instead|replaced?|renamed?|formerly|previously|used to|old|legacy|obsolete|missing)\b`,
    String.raw`\b(?:add(?:ed|s|ing)?|define|propos\w+|planned|future|would|todo|e\.g\.|etc\.?|for example|such as|examples?|assum\w+|suppose)(?!\w)`,
    String.raw`\bif (?:\w+ ){0,3}(?:your?|available|present|exists?|configured|defined|set up)\b`,
    String.raw`\b(?:your|their|his|her|user|another|other|target|downstream|upstream|consum\w+|generated) (?:own )?(?:\w+ ){0,2}(?:projects?|apps?|applications?|repo\w*|package|codebase|code|scripts?|makefile|setup)\b`,
    // A cross, a prohibition, and text struck out.
    "\\xE2\\x9D\\x8C|\\xF0\\x9F\\x9A\\xAB|~~"
  ].join("|"),
  "i"
);
var OTHER_REPOSITORY = /\b(?:upstream|(?:the|an?|its) (?!(?:this|project|current|local|same|main|root|git)\b)[\w`/-]+ (?:checkout|repo(?:sitory)?|project)|public \W?[\w-]+\/[\w-]+)\b/i;
var NOT_NOW = /\b(?:histor\w*|change ?log|migrat\w+|deprecat\w+|removed|legacy|old|before|upgrad\w+|propos\w+|future|planned|roadmap|todo|examples?|anti-?patterns?|template|your (?:own )?\w+)\b/i;
function definesItself(text2, { kind: kind2, name }) {
  if (text2.includes(`"${name}":`)) return true;
  return kind2 !== "package" && text2.includes(`
${name}:`);
}

// ../scanner/src/signals/dead-command.ts
var deadCommand = {
  id: "dead-command",
  deciding: false,
  family: "links",
  explanation: {
    says: "The document tells to run scripts, targets or tasks that the project does not define.",
    definition: "`npm|pnpm|yarn|bun run X`, `make X`, `just X`, `task X`, `cargo xtask X` or `uv run X` in a shell block or a code span, where a manifest for it stands beside the document or in a directory above, and neither that nor any other manifest of the project defines X.",
    traps: [
      "what the program can do by itself: `npm test`, `npm start`, `yarn add`",
      "options that lead elsewhere: workspaces, filters, `--prefix`, `-C`, `-f`",
      "manifests that include others, compute names, or cannot be read: they may define anything",
      "everything after a step into another project: a clone, a template, a directory that is not there",
      "lines that say not to run it, that it is gone, to come, an example, or for the project of the reader",
      "placeholders and patterns: `make <target>`, `npm run test:*`",
      "a document that gives the definition itself, to be copied",
      "a project whose documents mostly name commands it does not define: they are about another",
      "fixtures, templates, records, old versions, what was put away, plans, generated pages, instructions that are published for other projects",
      "`uv run` starts any program: only a missing file, or a name that begins with that of the project, counts"
    ]
  },
  thresholds: {},
  observe: documentCommands,
  judge(project2, seen2) {
    const defined = definitions(project2);
    const dead = /* @__PURE__ */ new Map();
    for (const document of project2.documents.values()) {
      const own = seen2.get(document.path);
      if (own === void 0 || isExempt2(document)) continue;
      dead.set(document.path, deadCommands(defined, document, own));
    }
    const foreign = kindsOfOthers([...dead.values()]);
    return ({ path }) => {
      const own = dead.get(path);
      return own === void 0 ? void 0 : finding6(own, foreign);
    };
  }
};
function isExempt2(document) {
  const { path } = document;
  if (isKeptAsIs(document) || versionOf(path) !== void 0 || TEST.test(path)) return true;
  return HISTORY3.test(path) || INTENT.test(path) || PUBLISHED.test(path) && !INSTALLED.test(path);
}
var TEST = /(?:^|\/)tests?\/[\w-]*test[\w-]*\//i;
var HISTORY3 = /(?:^|\/)(?:change(?:s|log)|history|news|release[-_ ]?notes?|migrat\w*|upgrad\w*)(?:[._-][^/]*)?(?:\/|$)|(?:^|\/)(?:archived?|old|legacy|deprecated|attic|histor\w*)\//i;
var INTENT = /(?:^|[/._-])(?:plans?|planning|specs?|prds?|todos?|roadmaps?|proposals?|designs?|research|ideas?|tasks?|drafts?|reports?|analys[ie]s|audits?|reviews?|summary|handoffs?|sessions?|notes|status|backlog|issues?|stories|epics|sprints?\w*|implementation|wish(?:es)?)(?:[/._-]|$)/i;
var PUBLISHED = /(?:^|\/)(?:skills?|agents?|commands?|prompts?|rules|plugins?|personas?|modes?|references|workflows)\//i;
var INSTALLED = /^(?!.*\/(?:agents|skills)\/)\.(?:claude|cursor|github|agents|windsurf|clinerules|roo|codex|gemini)\//;
function deadCommands(definitions2, { path }, { commands: commands2, moves }) {
  const told2 = /* @__PURE__ */ new Set();
  const defined = [];
  const dead = [];
  for (const command2 of commands2) {
    const { kind: kind2, name, line, written } = command2;
    const key = `${kind2} ${name}`;
    if (told2.has(key)) continue;
    const verdict2 = definitions2.look(path, command2, moves.slice(0, command2.moves));
    if (verdict2 === "unknown") continue;
    told2.add(key);
    if (verdict2 === "defined") {
      defined.push(command2);
      continue;
    }
    const now = verdict2.nearest === void 0 ? {} : { now: verdict2.nearest };
    const evidence3 = { line, path: verdict2.manifest, ...now, detail: written };
    dead.push({ kind: kind2, name, evidence: evidence3 });
  }
  return { defined, dead };
}
var FOREIGN_COMMANDS = 3;
function kindsOfOthers(documents) {
  const balance = /* @__PURE__ */ new Map();
  const counts2 = (kind2) => {
    const own = balance.get(kind2) ?? { dead: 0, defined: 0 };
    balance.set(kind2, own);
    return own;
  };
  for (const { dead, defined } of documents) {
    for (const { kind: kind2 } of dead) counts2(kind2).dead += 1;
    for (const { kind: kind2 } of defined) counts2(kind2).defined += 1;
  }
  const kinds2 = [...balance].filter(
    ([, { dead, defined }]) => dead >= FOREIGN_COMMANDS && dead > defined
  );
  return new Set(kinds2.map(([kind2]) => kind2));
}
function finding6(own, foreign) {
  const dead = own.dead.filter(({ kind: kind2 }) => !foreign.has(kind2));
  if (dead.length === 0) return void 0;
  const all = dead.length + own.defined.filter(({ kind: kind2 }) => !foreign.has(kind2)).length;
  const many = dead.length === 1 ? "is" : "are";
  return {
    summary: `${dead.length} of ${all} ${all === 1 ? "command" : "commands"} ${many} defined nowhere`,
    evidence: dead.map(({ evidence: evidence3 }) => evidence3).slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, dead.length / all / 2 + dead.length / 10)
  };
}

// ../scanner/src/signals/dead-index/folder-listing.ts
function foldersOf(project2) {
  const folders = /* @__PURE__ */ new Map();
  for (const path of [...project2.documents.keys(), ...project2.protected.keys()].sort()) {
    const folder2 = directoryOf(path);
    const own = folders.get(folder2);
    if (own === void 0) folders.set(folder2, [path]);
    else own.push(path);
  }
  return folders;
}
var LISTED2 = /* @__PURE__ */ new Set(["link", "definition", "html"]);
var LEAST_DOCUMENTS = 4;
var LEAST_LISTED = 2;
function folderListing(project2, folders, document, facts, mostDocuments) {
  const { path } = document;
  const folder2 = directoryOf(path);
  if (facts.partial || folder2 === "" || folder2.startsWith(".github")) return void 0;
  if (languageOf(path) !== void 0 || versionOf(path) !== void 0) return void 0;
  if (!isIndex(document) || !linksIntoFolder(project2, document, facts.outward)) return void 0;
  const documents = (folders.get(folder2) ?? []).filter((each) => each !== path && isListed(each));
  if (documents.length < LEAST_DOCUMENTS || documents.length > mostDocuments) return void 0;
  const linked2 = new Set(project2.outbound(path).map(({ to }) => to));
  const missing = documents.filter((each) => !linked2.has(each) && !facts.names.has(nameOf(each)));
  if (documents.length - missing.length < LEAST_LISTED) return void 0;
  const shown5 = project2.site && missing.filter((each) => project2.reachable(each)).length;
  return shown5 !== false && shown5 * 2 > missing.length ? void 0 : { documents, missing };
}
function nameOf(path) {
  return withoutExtension(baseName2(path)).toLowerCase();
}
function isIndex({ path, headings }) {
  if (INDEX_NAME.test(baseName2(path))) return true;
  return INDEX_TITLE.test(headings[0]?.text ?? "");
}
var INDEX_NAME = /^_?(?:readme|index|summary|toc|contents|table[-_]of[-_]contents)\.[a-z]+$/i;
var INDEX_TITLE = /\bindex$|^(?:table of )?contents$/i;
function isListed(path) {
  const name = baseName2(path);
  if (INDEX_NAME.test(name) || NO_TEXT.test(name) || isLicence(path) || isTemplate(path))
    return false;
  return languageOf(name) === void 0;
}
var NO_TEXT = /^(?:_|\.|claude|agents|gemini|skill|changelog|contributing|todo|history|news|requirements|cmakelists|llms)/i;
function linksIntoFolder(project2, { path, mentions }, outward) {
  const folder2 = directoryOf(path);
  let into = 0;
  let elsewhere3 = outward;
  for (const mention of mentions) {
    if (mention.pattern && !mention.target.includes("/")) return false;
    if (!LISTED2.has(mention.kind)) continue;
    const resolution = project2.resolve(path, mention);
    const known2 = resolution.kind !== "external" && resolution.kind !== "unknown";
    const own = mention.target === "";
    if (known2 && !own && resolution.path.startsWith(`${folder2}/`)) into += 1;
    else elsewhere3 += 1;
  }
  return into > elsewhere3;
}

// ../scanner/src/signals/dead-link/link-facts.ts
function linkFacts(reading) {
  const { document, text: text2 } = reading;
  if (document.format !== "markdown") return void 0;
  const components = COMPONENT.test(text2);
  const open = INCLUDES2.test(text2) || components && document.path.endsWith(".mdx");
  const headings = [
    ...open || !MAY_HEAD.test(text2) ? [] : htmlHeadings(text2),
    ...open || !components ? [] : componentAnchors(text2)
  ];
  const unused = unusedDefinitions(reading);
  return open || headings.length + unused.length > 0 ? { open, headings, unused } : void 0;
}
var HEADINGS_LIMIT = 256;
var MAY_HEAD = /<h[1-6][\s>]/i;
var HTML_HEADING = /<h[1-6](?:\s[^>]{0,400})?>([\s\S]{0,400}?)<\/h[1-6]>/gi;
var COMPONENT = /^[ \t]*<[A-Z][a-z]\w*(?:\s|\/?>)/m;
var COMPONENT_ANCHOR = /<([A-Z][a-z]\w*)|\b\w*(?:[iI]d|[lL]ink|[sS]lug|[aA]nchor)="([\w-]+)"/g;
var INCLUDES2 = /\{\{[<%#]|\{%-?\s*(?:include|render|partial|content|data|macro|import)|^--8<--|^;--8<--|^\s*(?:\.\. |```\{|:::\{)(?:include|auto|contents)|^:::\s*\w+\.\w|\[!(?:INCLUDE|include)|<!--\s*@?include|<<<\s*[@./]|^@include|^!!!include|^<script setup|^ref: |\$\{?toc|!\[\[/m;
function htmlHeadings(text2) {
  return [...text2.matchAll(HTML_HEADING)].slice(0, HEADINGS_LIMIT).map(([, inner = ""]) => utf8(inner.replace(/<[^>]*>/g, "")).trim());
}
function componentAnchors(text2) {
  const names = /* @__PURE__ */ new Set();
  for (const [, component, id] of text2.matchAll(COMPONENT_ANCHOR)) {
    names.add(component ?? id ?? "");
    if (names.size >= HEADINGS_LIMIT) break;
  }
  return [...names];
}
function unusedDefinitions({ structure }) {
  const { definitions: definitions2, links } = structure;
  if (definitions2.length === 0) return [];
  const used = new Set(links.filter(({ reference }) => reference !== void 0).map(targetOf));
  return definitions2.filter((each) => !used.has(targetOf(each))).map(({ line }) => line);
}
function targetOf({ target }) {
  return target;
}

// ../scanner/src/signals/dead-index/index-facts.ts
var LEAST_LINKS = 4;
var NAMES_LIMIT3 = 2048;
function indexFacts(reading) {
  const { document, structure, text: text2 } = reading;
  if (structure.linkBlocks < 1 || structure.links.length < LEAST_LINKS) return void 0;
  if (document.format === "restructuredtext" && SPHINX.test(text2)) return void 0;
  if (isGenerated(document.path, text2, structure)) return void 0;
  const blocks = Math.max(1, structure.blocks - structure.headings.length);
  const linkBlocks = Math.min(blocks, structure.linkBlocks);
  if (linkBlocks * 4 < blocks) return void 0;
  const titles = document.headings.map((heading) => heading.text).join("\n");
  const partial = SELECTS.test(titles) || SELECTS.test(introduction(reading)) || LISTS.test(text2);
  const outward = structure.links.filter(({ target }) => /^(?:\w+:|\/\/)/.test(target)).length;
  const unused = unusedDefinitions(reading);
  return { blocks, linkBlocks, outward, partial, names: namesIn2(text2), unused };
}
var SPHINX = /^\s*\.\. (?:toctree|autosummary|auto\w+)::/m;
function introduction({ structure, text: text2 }) {
  const start = structure.frontmatter?.end ?? 0;
  return text2.slice(start, Math.min(structure.links[0]?.start ?? 0, start + INTRODUCTION_LENGTH));
}
var INTRODUCTION_LENGTH = 2e3;
var SELECTS = /\b(?:popular|selected|selection|featured|recommended|highlights?|essentials?|most (?:important|used)|key (?:documents?|files|docs)|start(?:ing)? here|where to (?:start|begin)|quick links|best of|top \d+|not (?:exhaustive|complete)|incomplete|partial|some of|examples?|related|see also)\b/i;
var LISTS = /\{\{[<%]|\{%|^<[A-Z]\w+|^:::|dataview/m;
function namesIn2(text2) {
  const names = /* @__PURE__ */ new Set();
  for (let end = 0; names.size < NAMES_LIMIT3; ) {
    const found2 = nameAfter(text2, end);
    if (found2 === void 0) break;
    names.add(copy(utf8(text2.slice(found2.start, found2.dot)).toLowerCase()));
    end = found2.end;
  }
  return names;
}
function nameAfter(text2, from) {
  EXTENSION2.lastIndex = from;
  let found2;
  for (let match = EXTENSION2.exec(text2); match !== null; match = EXTENSION2.exec(text2)) {
    const { index: dot } = match;
    const end = EXTENSION2.lastIndex;
    if (found2 === void 0) {
      let start = dot;
      while (start > from && dot - start < NAME_LENGTH && NAME5.test(text2[start - 1] ?? ""))
        start -= 1;
      if (start < dot) found2 = { start, dot, end };
    } else {
      if (dot - found2.start > NAME_LENGTH || !NAMES3.test(text2.slice(found2.end, dot))) break;
      found2 = { start: found2.start, dot, end };
    }
  }
  return found2;
}
var NAME_LENGTH = 120;
var NAME5 = /[\w.-]/;
var NAMES3 = /^[\w.-]*$/;
var EXTENSION2 = /\.(?:md|mdx|rst|adoc|txt|org)\b/gi;

// ../scanner/src/signals/dead-link/elsewhere.ts
function isElsewhere2(project2, document, mention, path) {
  if (EXAMPLE2.test(path) || project2.gitIgnored(path)) return true;
  if (mention.target.startsWith("/")) return mention.target.endsWith("/");
  if (/\.md$/.test(path) && isThere2(project2, "", { ...mention, target: PUBLISHING })) return true;
  return ways(document, mention).some(
    ([from, target]) => isThere2(project2, from, { ...mention, target })
  );
}
var PUBLISHING = "/.openpublishing.publish.config.json";
function isThere2(project2, from, mention) {
  const { kind: kind2 } = project2.resolve(from, mention);
  return kind2 === "file" || kind2 === "directory";
}
var EXAMPLE2 = /(?:^|[/_-])example\.[a-z]+$/i;
function ways({ path }, { target }) {
  const found2 = [];
  if (target.endsWith("/")) found2.push([`${withoutExtension(path)}/index.md`, target]);
  if (languageOf(path) !== void 0) found2.push([withoutLanguage(path), target]);
  if (target.endsWith(".html")) found2.push([path, `${target}.md`], [path, withMarkdown(target)]);
  if (path.endsWith(".mdx") && target.endsWith(".md")) found2.push([path, `${target}x`]);
  return found2;
}
function withMarkdown(target) {
  return target.replace(/\.html$/, ".md");
}

// ../scanner/src/signals/dead-link/dead-links.ts
var CLICKED = /* @__PURE__ */ new Set(["link", "image", "definition", "html"]);
function deadLinks(project2, document, { check, unused, kinds: kinds2 = CLICKED }) {
  const dead = [];
  let links = 0;
  for (const mention of document.mentions) {
    const { kind: kind2, line } = mention;
    if (!kinds2.has(kind2) || kind2 === "definition" && unused?.has(line) === true) continue;
    const resolution = project2.resolve(document.path, mention);
    if (resolution.kind === "unknown" || resolution.kind === "external") continue;
    if (resolution.kind === "missing") {
      const { path, nearest: nearest3 } = resolution;
      const caseOnly = nearest3?.toLowerCase() === path.toLowerCase();
      if (caseOnly && project2.site || isElsewhere2(project2, document, mention, path)) continue;
      links += 1;
      dead.push(evidence(mention, nearest3, caseOnly ? "another case" : "nothing is there"));
      continue;
    }
    links += 1;
    if (resolution.kind !== "file" || mention.fragment === void 0) continue;
    if (check !== void 0 && !isOfAnotherTree(document, mention)) {
      const verdict2 = check(resolution.path, mention.fragment);
      if (verdict2.dead) dead.push(evidence(mention, verdict2.nearest, "no such heading"));
    }
  }
  return { links, dead };
}
function isOfAnotherTree({ path }, { target }) {
  const apart = languageOf(path) !== void 0 || versionOf(path) !== void 0;
  return apart && target.startsWith("/");
}
function evidence({ line, kind: kind2, target, fragment }, now, detail) {
  const path = fragment === void 0 ? target : `${target}#${fragment}`;
  return {
    line,
    path,
    ...now === void 0 ? {} : { now },
    detail: kind2 === "image" ? `image: ${detail}` : detail
  };
}

// ../scanner/src/signals/dead-index.ts
var THRESHOLDS4 = {
  /** A document with so many of its blocks holding links, in percent, is an index. */
  linkBlocksPercent: 60,
  /** An index with more of its links dead than this, in percent, leads astray. */
  deadLinksPercent: 25,
  /** An index that lists less of its folder than this, in percent, hides the rest. */
  listedPercent: 50,
  /** With fewer of its blocks holding links, in percent, it does not set out to list a folder. */
  listingBlocksPercent: 40,
  /** A folder with more documents than this is listed by a choice. */
  mostDocuments: 100
};
var deadIndex = {
  id: "dead-index",
  deciding: false,
  family: "links",
  explanation: {
    says: "The document is a list of links, and many of them are dead or much of its folder is missing.",
    definition: "At least 60 % of its blocks other than headings hold links, and more than 25 % of its links, at least 3, lead nowhere; or it is an index by its name or title, holds links in at least 40 % of its blocks, mostly into its own folder, and lists less than half of the documents there.",
    traps: [
      "a table of contents of the document itself",
      "a README at the root, and one that mainly links elsewhere",
      "sites and books whose generator lists the pages, and pages of a site that are no index: it may redirect",
      "a choice: popular, selected, recommended, examples",
      "folders with very many documents, and with fewer than 4",
      "a file that is named without a link, or by a pattern, is listed",
      "pictures, slips in the case of letters, addresses that end in `.html`, and directives of Sphinx",
      "translations, old versions, templates, fixtures, and pages that a program writes"
    ]
  },
  thresholds: THRESHOLDS4,
  observe: indexFacts,
  judge(project2, seen2, given2) {
    const limits2 = settle(THRESHOLDS4, given2);
    const folders = foldersOf(project2);
    return (document) => {
      const own = seen2.get(document.path);
      if (own === void 0 || isExempt3(document)) return void 0;
      const percent2 = 100 * own.linkBlocks / own.blocks;
      const listing = percent2 < limits2.listingBlocksPercent ? void 0 : folderListing(project2, folders, document, own, limits2.mostDocuments);
      return finding7(project2, document, {
        listing,
        mostlyLinks: percent2 >= limits2.linkBlocksPercent,
        unused: new Set(own.unused),
        limits: limits2
      });
    };
  }
};
function isExempt3({ path }) {
  return isFixture(path) || isTemplate(path) || NOT_OURS.test(baseName2(path)) || isPutAway(path);
}
var NOT_OURS = /^\d{3,}[-_.]|(?:19|20)\d\d-\d\d|^llms\b/;
var LEAST_DEAD = 3;
var LEAST_DEAD_OF_OTHERS = 5;
function finding7(project2, document, { listing, mostlyLinks, unused, limits: limits2 }) {
  const { links, dead: all } = deadLinks(project2, document, { kinds: LISTED2, unused });
  const dead = all.filter(
    ({ path = "", detail }) => !/\.html?(?:#|$)/.test(path) && detail !== "another case"
  );
  const least = isIndex(document) ? LEAST_DEAD : LEAST_DEAD_OF_OTHERS;
  const astray = mostlyLinks && (isIndex(document) || !project2.site) && dead.length >= least && dead.length * 100 > limits2.deadLinksPercent * links;
  const listed2 = listing === void 0 ? 0 : listing.documents.length - listing.missing.length;
  const short2 = listing !== void 0 && listed2 * 100 < limits2.listedPercent * listing.documents.length;
  if (!astray && !short2) return void 0;
  const ofLinks = `${dead.length} of ${links} links lead nowhere`;
  const ofFolder = listing === void 0 ? "" : `lists ${listed2} of ${listing.documents.length} documents beside it`;
  const missing = (short2 ? listing.missing : []).map((path) => ({ path, detail: "not listed" }));
  const worst = Math.max(
    astray ? dead.length / links : 0,
    short2 ? 1 - listed2 / listing.documents.length : 0
  );
  return {
    summary: [ofLinks, ofFolder].filter((part) => part !== "").join("; "),
    evidence: [...astray ? dead : [], ...missing].slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, worst)
  };
}

// ../scanner/src/signals/dead-link/anchor-check.ts
function anchorCheck(project2, facts) {
  const known2 = /* @__PURE__ */ new Map();
  return (path, fragment) => {
    const document = project2.documents.get(path);
    const more = facts.get(path);
    if (document === void 0 || !tellsAnchors(document) || more?.open === true) return ALIVE;
    if (!isName(fragment)) return ALIVE;
    let anchors = known2.get(path);
    if (anchors === void 0) {
      anchors = bareAnchors([...document.anchors, ...more?.headings ?? []]);
      known2.set(path, anchors);
    }
    const bare2 = bareName(fragment);
    if (bare2 === "" || anchors.has(bare2)) return ALIVE;
    if (/^section\d*$/.test(bare2) && repeats(document, "", 1)) return ALIVE;
    const numbered = bare2.replace(/\d+$/, "");
    if (numbered !== bare2 && repeats(document, numbered, 2)) return ALIVE;
    if (nestedNames(document).includes(bare2)) return ALIVE;
    const nearest3 = nearestAnchor(anchors, bare2);
    return nearest3 === void 0 ? { dead: true } : { dead: true, nearest: `#${nearest3}` };
  };
}
var ALIVE = { dead: false };
function tellsAnchors(document) {
  return document.format === "markdown" && document.lines > 0 && document.mirrorOf === void 0;
}
function isName(fragment) {
  return !NO_NAME2.test(fragment);
}
var NO_NAME2 = /^(?:top|L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\d+(?:-\d+)?|(?:user-content-)?fn(?:ref)?[-:]?.*|issuecomment-.*|diff-.*|tab[=/-].*|T_.*)$|:~:|[=&/!{}<>$]|%[\dA-F]{2}/i;
function bareName(fragment) {
  return fragment.replace(/^(?:user-content-|markdown-header-|_)/, "").toLowerCase().normalize("NFD").replace(/[\u0300-\u036F\uFE0F]/g, "").replaceAll("\u0111", "d").normalize("NFC").replace(/[^\p{L}\p{N}\p{M}]+/gu, "");
}
function nestedNames({ headings }) {
  const over = [];
  return headings.map(({ text: text2, level }) => {
    while ((over.at(-1)?.level ?? 0) >= level) over.pop();
    const name = bareName(text2);
    const above = over.at(-1)?.name ?? "";
    over.push({ level, name });
    return above + name;
  });
}
function bareAnchors(anchors) {
  return new Map(anchors.map((anchor) => [bareName(anchor), anchor]));
}
function repeats({ headings }, bare2, count3) {
  return headings.filter(({ text: text2 }) => bareName(text2) === bare2).length >= count3;
}
var ANCHORS_LIMIT = 1024;
function nearestAnchor(anchors, bare2) {
  let nearest3;
  let count3 = 0;
  for (const [other, anchor] of anchors) {
    count3 += 1;
    if (count3 > ANCHORS_LIMIT) break;
    const kin = other.length > 3 && (other.includes(bare2) || bare2.includes(other));
    if (!kin) continue;
    if (nearest3 !== void 0) return void 0;
    nearest3 = anchor;
  }
  return nearest3;
}

// ../scanner/src/signals/dead-link.ts
var deadLink = {
  id: "dead-link",
  deciding: false,
  family: "links",
  explanation: {
    says: "Links, images or fragments of the document lead nowhere in the project.",
    definition: "A relative link, image, definition or `href` whose target is no file of the project, by exact case, or whose fragment is no heading or anchor of a Markdown target.",
    traps: [
      "other sites are never asked",
      "a link that begins with `/` counts only if its first directory is at the root of the project",
      "in a generated site: addresses without an extension or with `.html`, which only the generator knows, and another case",
      "targets in directories that were not opened, made by a build, ignored by git, or outside the project",
      "pages of a site of Open Publishing, which redirects what moved",
      "addresses that end in a slash and lead on from the address of the page",
      "in a translation: what is there in the language of the source",
      "placeholders, template syntax, and words that only stand in for an address",
      "fragments that are no names: lines, text, queries, routes of an application, footnotes",
      "fragments from the root of a site in a translation or a version, which has pages of its own",
      "fragments into documents that include others or are not Markdown",
      "paths in code and wikilinks: they are not links a reader can follow",
      "fixtures, templates, texts of third parties, and pages that a program writes",
      "records, old versions and what was put away, which are told and never ranked"
    ]
  },
  thresholds: {},
  observe: linkFacts,
  judge(project2, seen2) {
    const check = anchorCheck(project2, seen2);
    return (document) => {
      if (isExempt4(document)) return void 0;
      const unused = new Set(seen2.get(document.path)?.unused);
      const found2 = finding8(deadLinks(project2, document, { check, unused }));
      return found2 !== void 0 && isOfThePast(document.path) ? { ...found2, record: true } : found2;
    };
  }
};
function isExempt4({ path, generated: generated2 }) {
  return generated2 !== void 0 || isFixture(path) || isTemplate(path) || THIRD_PARTY.test(path);
}
var THIRD_PARTY = /(?:^|\/)(?:third[-_]?party[\w-]*|vendor(?:ed)?)\//i;
function finding8({ links, dead }) {
  if (dead.length === 0) return void 0;
  const lead = dead.length === 1 ? "leads" : "lead";
  return {
    summary: `${dead.length} of ${links} ${links === 1 ? "link" : "links"} ${lead} nowhere`,
    evidence: dead.slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, dead.length / links + dead.length / 20)
  };
}

// ../scanner/src/signals/lines.ts
function inFence(structure, line) {
  return structure.fences.some((fence) => fence.line <= line && line <= fence.endLine);
}
function linesBetween(text2, first, last) {
  const lines2 = [];
  let start = 0;
  for (let line = 1; line <= last && start < text2.length; line += 1) {
    const newline = text2.indexOf("\n", start);
    const end = newline < 0 ? text2.length : newline;
    if (line >= first) lines2.push({ line, text: text2.slice(start, end).replace(/\r$/, "") });
    start = end + 1;
  }
  return lines2;
}

// ../scanner/src/signals/declared-end-of-life/badge.ts
function badgeSays({ links }, line) {
  for (const link of links) {
    if (link.line > line) break;
    if (link.line !== line || link.kind !== "image" && link.kind !== "html") continue;
    const word = BADGE.exec(link.target)?.[1] ?? REPO_STATUS.exec(link.target)?.[1];
    if (word !== void 0) return { word: word.toLowerCase() };
  }
  return void 0;
}
var BADGE = /(?:badge|shields)[^?#]*[-/_](?:status|lifecycle|maintenance|maintained|project|stability|state)\w*[-_/](?:%20)?(deprecated|obsolete|archived|superseded|retired|unmaintained|abandoned|discontinued)\b/i;
var REPO_STATUS = /repostatus\.org\/badges\/[\w.]+\/(abandoned|unsupported)\b/i;

// ../scanner/src/signals/declared-end-of-life/words.ts
var OVER_WORDS = "superseded|deprecated|obsoleted?|archived|retired|outdated|discontinued|unmaintained|abandoned";
function withoutQuotes(text2) {
  return text2.replace(/`[^`]*`/g, "` `").replace(/~~.*?~~/g, " ").replace(
    /["\u201C]([^"\u201D]{0,200})["\u201D]/g,
    (quoted2, inner) => TITLE.test(inner) ? quoted2 : '""'
  ).replace(/<[^>]*>/g, " ");
}
function isSuccessor(text2) {
  const bare2 = text2.replace(/[*_`|.\s[\]()-]/g, "");
  return bare2 !== "" && !NOTHING5.test(bare2);
}
var TITLE = new RegExp(`^\\s*(?:${OVER_WORDS})\\s*[!.]?\\s*$`, "i");
var NOTHING5 = /^(?:none|na|n\/a|null|nil|tbd|todo|no|nobody|nothing|x+|[~\u2013\u2014]|<.*|\{.*|.*(?:nnn|xxx).*)$/i;

// ../scanner/src/signals/declared-end-of-life/frontmatter-says.ts
function frontmatterSays({ fields }, path) {
  const successor = [...fields].find(
    ([key2, { value: value2 }]) => SUCCESSOR.test(key2) && isSuccessor(value2)
  );
  for (const [key2, { line: line2, value: value2 }] of fields) {
    const word = STATUS.test(key2) ? statusWord(value2) : flagWord(key2, value2, path);
    if (word === void 0) continue;
    const by = successor?.[1].value;
    return {
      line: line2,
      word,
      quote: `${key2}: ${value2}`,
      ...by === void 0 ? {} : { successor: by }
    };
  }
  if (successor === void 0) return void 0;
  const [key, { line, value }] = successor;
  return { line, word: "superseded", quote: `${key}: ${value}`, successor: value };
}
var STATUS = /^(?:doc[-_]?)?(?:status|state|lifecycle|stage|maturity)$/i;
var SUCCESSOR = /^(?:superseded|replaced|obsoleted)[-_]?by$/i;
var FLAG = /^(?:is[-_]?)?(deprecated|obsolete|archived|superseded|retired|outdated)$/i;
var REFERENCE3 = /(?:^|\/)(?:api|apis|reference|references|components?|functions?|classes|commands?|cli|schemas?|resources|plugins|rules)\//i;
function statusWord(value) {
  return STATUS_VALUE.exec(value)?.[1]?.toLowerCase();
}
var STATUS_VALUE = new RegExp(`^\\W*(${OVER_WORDS})\\b`, "i");
function flagWord(key, value, path) {
  if (!/^(?:true|yes)$/i.test(value.trim()) || REFERENCE3.test(path)) return void 0;
  return FLAG.exec(key)?.[1]?.toLowerCase();
}

// ../scanner/src/signals/declared-end-of-life/line-says.ts
function lineSays(line, of) {
  const plain2 = withoutQuotes(line);
  const word = calloutWord(plain2) ?? CAPITALS.exec(plain2)?.[1] ?? BY_ANOTHER.exec(plain2)?.[1] ?? sentenceWord(plain2, of);
  return word === void 0 ? void 0 : { word: word.toLowerCase() };
}
function sentenceWord(plain2, of) {
  const said2 = (of === "project" ? ABOUT_PROJECT : ABOUT_DOCUMENT).exec(plain2);
  if (said2 === null || NOT_SO.test(plain2.slice(0, said2.index + 1))) return void 0;
  return NOT_YET.test(plain2.slice(said2.index + said2[0].length)) ? void 0 : said2[1];
}
function calloutWord(plain2) {
  const word = CALLOUT.exec(plain2)?.[1];
  return word === void 0 || /^\s*[a-z]+[.]?\s*$/i.test(plain2) && word !== word.toUpperCase() ? void 0 : word;
}
var MARKS = String.raw`[\s>*_#:!+~/"'\u201C\u201D\u2000-\u2BFF\uFE0F\u{1F000}-\u{1FAFF}-]*`;
var CALLOUT = new RegExp(
  `^${MARKS}(?:\\[!\\w+\\]|warning|note|caution|danger|important|attention)?${MARKS}(${OVER_WORDS})(?:\\s+(?:document|page|project|repository|repo|package))?[.]?${MARKS}$`,
  "iu"
);
var CAPITALS = new RegExp(
  String.raw`^[\s>_#!:*\u2000-\u2BFF\uFE0F\u{1F000}-\u{1FAFF}]*(?<![*+-] )(${OVER_WORDS.toUpperCase()})(?:[*_]*\s*[:!\u2013\u2014-]|[*_]+\s*[.])`,
  "u"
);
var BY_ANOTHER = /^[\s>*_]*(Superseded|SUPERSEDED|Obsoleted|OBSOLETED)[*_]*\s+[Bb][Yy]\b(?!\s*[*_]*\s*[:|]|.*\)?,\s+th(?:is|e)\b)/;
var DOCUMENT2 = "document(?:ation)?s?|pages?|docs?|files?|guides?|readme|articles?|tutorials?|specs?|specifications?|design|proposals?|rfc|adr|plan|how-?to|runbook|wiki|content|information|instructions|repo(?:sitory)?|project";
var PROJECT = "package|librar(?:y|ies)|module|plugin|extension|crate|gem|sdk|tool|chart|action";
var ADVERBS = "(?:(?:now|officially|hereby|largely|mostly|entirely|completely|considered|also|marked|currently|being|since|old and|probably|likely|effectively|already)\\s+)*";
var ABOUT_DOCUMENT = sentence(DOCUMENT2);
var ABOUT_PROJECT = sentence(`${DOCUMENT2}|${PROJECT}`);
function sentence(nouns) {
  return new RegExp(
    `(?:^|(?<!\\b(?:in|of|by|from|for|with|under|to))[\\s>*_:.!(])(?:this|these)\\s+(?:\\w+\\s+){0,2}(?:${nouns})\\s+(?:was\\s+(?:\\w+\\s+){1,3}and\\s+)?(?:is|are|was|ha(?:s|ve)\\s+${ADVERBS}been)\\s+${ADVERBS}(?:\\*\\*|__|\\*|_)?(${OVER_WORDS})\\b`,
    "iu"
  );
}
var NOT_SO = /\b(?:if|when|once|until|unless|whether|not|may|might|could|would)\b[^.]{0,40}$/i;
var NOT_YET = /^[^.]{0,40}\b(?:once|when|until|pending|in part|partial(?:ly)?|if)\b/i;

// ../scanner/src/signals/declared-end-of-life/heading-says.ts
function headingSays(text2, level) {
  const plain2 = withoutQuotes(text2);
  const marked3 = BRACKETS_FIRST.exec(plain2)?.[1] ?? CAPITALS_FIRST.exec(plain2)?.[1] ?? (level === 1 ? BRACKETS_LAST.exec(plain2)?.[1] ?? CAPITALS_LAST.exec(plain2)?.[1] : void 0);
  const word = marked3 ?? sentenceWord(plain2, "document");
  return word === void 0 ? void 0 : { word: word.toLowerCase() };
}
var BRACKETS_FIRST = new RegExp(
  String.raw`^[^\p{L}[(]*[[(]\s*(${OVER_WORDS})\b[^)\]]{0,60}[\])]`,
  "iu"
);
var CAPITALS_FIRST = new RegExp(
  String.raw`^[^\p{L}]*(${OVER_WORDS.toUpperCase()})\s*[:!\u2013\u2014-]`,
  "u"
);
var BRACKETS_LAST = new RegExp(String.raw`\s[[(]\s*(${OVER_WORDS})\b[^)\]]{0,60}[\])]\W*$`, "iu");
var CAPITALS_LAST = new RegExp(
  String.raw`\s[-:\u2013\u2014]\s*(${OVER_WORDS.toUpperCase()})\W*$`,
  "u"
);

// ../scanner/src/signals/declared-end-of-life/status-says.ts
function statusSays(line, underStatus) {
  if (WITHIN_ITEM.test(line)) return void 0;
  const plain2 = withoutQuotes(line);
  const value = STATUS_LINE.exec(plain2)?.[1] ?? (underStatus ? plain2 : BY_LINE.exec(plain2)?.[1]);
  if (value === void 0 || CHOICE.test(value) || IN_PART.test(value)) return void 0;
  const word = VALUE.exec(value)?.[1]?.toLowerCase();
  if (word === void 0 || (value.match(STATUSES)?.length ?? 0) > 1) return void 0;
  const by = BY.exec(value)?.[1]?.trim();
  if (by === void 0) return word === "replaced" ? void 0 : { word };
  return isSuccessor(by) ? { word, successor: successorIn(by) } : void 0;
}
var WITHIN_ITEM = /^(?:\t| {2,})\s*[-*+]\s/;
var IN_PART = /\b(?:in part|partial(?:ly)?|pending|once|until)\b/i;
var STATUS_LINE = /^[\s>|*_+-]*(?:(?:document|doc|proposal|current|adr|project|overall) )?status(?:\*\*|__)?\s*[:|=]\s*(.+)$/i;
var BY_LINE = /^[\s>|*_+-]*((?:superseded|replaced|obsoleted)[- ]by(?:\*\*|__)?\s*[:|].*)$/i;
var VALUE = new RegExp(String.raw`^[^\p{L}]*(${OVER_WORDS}|replaced)\b`, "iu");
var CHOICE = /\w\s*\|\s*\w|\/\s*(?:proposed|accepted|draft|deprecated|superseded)|\{|<!--|\bor\b/i;
var STATUSES = /\b(?:draft|proposed|accepted|rejected|deprecated|superseded|active|final)\b/gi;
var BY = /\bby\b(?:\*\*|__)?\s*[:|]?\s*(.*)$/i;
var LINK = /\]\(<?([^)>\s]+)/;
var SUCCESSOR_LENGTH = 80;
function successorIn(text2) {
  const linked2 = LINK.exec(text2)?.[1];
  return (linked2 ?? text2.replace(/[*_|[\]]+/g, "").trim()).slice(0, SUCCESSOR_LENGTH);
}

// ../scanner/src/signals/declared-end-of-life/declaration.ts
var KEY_LINES = 15;
var LOOKED_AT_LINES = 60;
var LOOKED_AT_CHARACTERS = 8192;
var MAY_SAY = new RegExp(`${OVER_WORDS}|replaced|abandoned|unsupported`, "i");
var QUOTE_LENGTH2 = 120;
function declaration(reading) {
  return fromFrontmatter(reading) ?? fromTop(reading);
}
function fromFrontmatter({ document }) {
  const { frontmatter: frontmatter2, path } = document;
  if (frontmatter2 === void 0) return void 0;
  const said2 = frontmatterSays(frontmatter2, path);
  return said2 === void 0 ? void 0 : { ...said2, record: false };
}
function fromTop(reading) {
  const { text: text2, structure } = reading;
  const start = structure.frontmatter?.end ?? 0;
  if (!MAY_SAY.test(text2.slice(start, start + LOOKED_AT_CHARACTERS))) return void 0;
  const first = (structure.frontmatter?.endLine ?? 0) + 1;
  let counted2 = 0;
  let underStatus = false;
  for (const { line, text: raw } of linesBetween(text2, first, first + LOOKED_AT_LINES)) {
    if (raw.trim() === "" || inFence(structure, line)) continue;
    counted2 += 1;
    if (counted2 > KEY_LINES) return void 0;
    const shown5 = utf8(raw);
    const heading = structure.headings.find((other) => other.line === line);
    const said2 = saying(reading, line, shown5, heading, underStatus);
    if (said2 !== void 0) {
      return { line, quote: shown5.trim().slice(0, QUOTE_LENGTH2), ...said2 };
    }
    underStatus = heading !== void 0 && /^(?:\d+\.?\s*)?status:?$/i.test(heading.text.trim());
  }
  return void 0;
}
var README2 = /(?:^|\/)readme[^/]*$/i;
function saying({ document, structure }, line, shown5, heading, underStatus) {
  if (heading !== void 0) {
    const said3 = headingSays(utf8(heading.text), heading.level);
    return said3 === void 0 ? void 0 : { ...said3, record: false };
  }
  const status = statusSays(shown5, underStatus);
  if (status !== void 0) return { ...status, record: underStatus };
  const of = README2.test(document.path) ? "project" : "document";
  const said2 = badgeSays(structure, line) ?? lineSays(shown5, of);
  return said2 === void 0 ? void 0 : { ...said2, record: false };
}

// ../scanner/src/signals/shapes/exempt.ts
function isNoWorkingPaper({ path, mirrorOf: mirrorOf2, generated: generated2 }) {
  if (mirrorOf2 !== void 0 || generated2 !== void 0) return true;
  if (isFixture(path) || isTemplate(path) || languageOf(path) !== void 0) return true;
  return OPENING2.test(baseName2(path)) || READ_BY_AGENTS.test(path) || isPutAway2(path);
}
function isPutAway2(path) {
  return PUT_AWAY3.test(path);
}
var OPENING2 = /^_?(?:readme|index|summary|toc|sidebar|claude|agents|gemini|skill|changelog)\b/i;
var READ_BY_AGENTS = /(?:^|\/)(?:skills|commands|agents|prompts|rules|output-styles|workflows|\.github|\.changeset)\//i;
var PUT_AWAY3 = /(?:^|\/)(?:[\w.-]*[-_.])?(?:archived?|archives|attic|graveyard|obsolete|superseded|outdated|deprecated|historical|history|legacy|old|backups?|completed|done|finished)(?:[-_.][\w.-]*)?\//i;

// ../scanner/src/signals/declared-end-of-life.ts
var declaredEndOfLife = {
  id: "declared-end-of-life",
  deciding: true,
  family: "declared",
  explanation: {
    says: "The document itself says that it is superseded, deprecated, obsolete, archived or replaced.",
    definition: "Its frontmatter status says so, or, within its first 15 lines with text, a badge, a `Status:` line, a callout, a marked heading, or a sentence about the document or its project.",
    traps: [
      "the word in code, in quotes or struck out",
      'the word as the topic: "Deprecated APIs", "Deprecation policy", a changelog entry',
      "a feature that is deprecated, in a document that describes it",
      "a status that offers a choice, or says by whom it would be superseded and leaves it empty",
      "a document that supersedes another, will be deprecated, or is not deprecated",
      "a decision or proposal that is superseded is a historical record: told, never ranked",
      "a tool or module that is deprecated, outside a README; what is over in part only, or will be",
      "what lies in an archive already is told, never ranked",
      "templates, fixtures and versioned copies"
    ]
  },
  thresholds: {},
  observe: declaration,
  judge(project2, seen2) {
    return (document) => {
      const { path } = document;
      const declared = seen2.get(path);
      if (declared === void 0 || isFixture(path) || isTemplate(path)) return void 0;
      if (versionOf(path) !== void 0) return void 0;
      if (HISTORY4.test(baseName2(path))) return void 0;
      return finding9(project2, document, declared);
    };
  }
};
var HISTORY4 = /^(?:change(?:s|log)|history|news|releases?|release[-_ ]?notes|deprecat\w*|migrat\w*|upgrad\w*)\b/i;
function finding9(project2, document, declared) {
  const { path } = document;
  const { line, word, quote } = declared;
  const successor = declared.successor ?? (POINTS.test(quote) ? linkOn(document, line) : void 0);
  const place3 = successor === void 0 ? void 0 : where(project2, document, successor);
  return {
    summary: successor === void 0 ? `says it is ${word}` : `says it is ${word}, for ${successor}`,
    evidence: [
      {
        line,
        ...successor === void 0 ? {} : { path: successor },
        ...place3 === void 0 ? {} : { now: place3 },
        detail: quote
      }
    ],
    strength: successor === void 0 ? 0.8 : 1,
    ...isRecord(path) || isPutAway2(path) || declared.record ? { record: true } : {}
  };
}
var POINTS = /\b(?:by|favou?r of|see|use|instead|moved|now (?:at|in))\b/i;
function linkOn({ mentions }, line) {
  return mentions.find((mention) => mention.line === line && mention.kind === "link")?.target;
}
function where(project2, { path, mentions }, target) {
  const mention = mentions.find((other) => other.target === target);
  if (mention === void 0) return void 0;
  const resolution = project2.resolve(path, mention);
  if (resolution.kind === "file" || resolution.kind === "directory") return resolution.path;
  return resolution.kind === "missing" ? "nothing is there" : void 0;
}

// ../scanner/src/signals/finished-plan/boxes.ts
function boxes({ document, structure }) {
  const { tasks } = structure;
  const own = tasks.filter(({ line }) => isWork(document.headings, line));
  return {
    all: own.length,
    ticked: own.filter(({ checked: checked2 }) => checked2).length,
    open: tasks.filter(({ checked: checked2 }) => !checked2).length,
    first: own[0]?.line ?? 0,
    last: own.at(-1)?.line ?? 0
  };
}
function isWork(headings, line) {
  const over = headingsOver(headings, line);
  return !over.some(({ level, text: text2 }) => level > 1 && CHECKS.test(text2) || DONE.test(text2));
}
var CHECKS = /\b(?:review|quality|readiness|completeness|compliance|constitution|gates?|approval|sign-?off|prerequisites?|assumptions|execution status|acceptance checklist)\b/i;
var DONE = /^\W*(?:already\s+|what(?:'s| is)\s+)?(?:work\s+)?(?:completed|done|finished)(?:\s+\w+)?\W*$/i;

// ../scanner/src/signals/shapes/words.ts
function wordsOf4(text2) {
  return text2.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
function nameWords(path) {
  return wordsOf4(withoutExtension(baseName2(path)));
}
function titleOf({ headings }) {
  return headings[0]?.level === 1 ? headings[0].text : "";
}
var PLAN_WORDS = /* @__PURE__ */ new Set([
  ...["plan", "plans", "spec", "specs", "specification", "prd", "todo", "todos", "roadmap"],
  ...["handoff", "task", "tasks", "checklist"]
]);
var REPORT_WORDS = /* @__PURE__ */ new Set([
  ...["report", "reports", "summary", "complete", "completed", "completion", "findings", "results"]
]);
var MAYBE_REPORT_WORDS = /* @__PURE__ */ new Set([
  ...["analysis", "audit", "final", "status", "session", "handoff", "retro", "retrospective"]
]);
var WORK_WORDS = /* @__PURE__ */ new Set([
  ...[
    "implementation",
    "implemented",
    "migration",
    "fix",
    "fixes",
    "fixed",
    "refactor",
    "refactoring"
  ],
  ...["test", "tests", "testing", "session", "phase", "sprint", "audit", "coverage", "validation"],
  ...[
    "verification",
    "optimization",
    "cleanup",
    "integration",
    "deployment",
    "upgrade",
    "progress"
  ],
  ...["consolidation", "performance", "security", "bug", "debug", "qa", "day", "week", "milestone"],
  ...["stage", "task", "wave", "track", "step", "feature", "quality", "work", "complete", "final"],
  ...[
    "completion",
    "executive",
    "gap",
    "investigation",
    "build",
    "setup",
    "enhancement",
    "delivery"
  ],
  ...["enhancements", "improvement", "improvements", "development", "remediation", "resolution"],
  ...[
    "restructure",
    "restructuring",
    "reorganization",
    "conversion",
    "update",
    "removal",
    "rename"
  ]
]);

// ../scanner/src/signals/finished-plan/finishing.ts
function patternOf2(slug) {
  return `(?<![\\p{L}\\p{N}])${slug.join("[-_ /]+")}(?![\\p{L}\\p{N}])`;
}
function named(history, slugs) {
  const byFirst = /* @__PURE__ */ new Map();
  for (const [path, slug] of slugs) {
    const first = slug[0] ?? "";
    const others = byFirst.get(first) ?? [];
    byFirst.set(first, others);
    others.push({ path, pattern: new RegExp(patternOf2(slug), "iu") });
  }
  const found2 = /* @__PURE__ */ new Map();
  for (const commit of history.commits) {
    for (const word of new Set(wordsOf4(commit.subject))) {
      for (const { path, pattern } of byFirst.get(word) ?? []) {
        if (!pattern.test(commit.subject.slice(0, SUBJECT_LENGTH))) continue;
        const own = found2.get(path);
        if (own === void 0) found2.set(path, [commit]);
        else own.push(commit);
      }
    }
  }
  return found2;
}
function finishing(history, past, slug, commits) {
  const [first, last] = [past.revisions[0], past.revisions.findLast(({ content }) => content)];
  if (first === void 0 || last === void 0 || !past.whole) return void 0;
  const own = new Set(past.revisions.map(({ commit }) => commit));
  const others = commits.filter((commit) => !own.has(commit));
  if (others.some(({ order }) => order < first.commit.order)) return void 0;
  const later = others.filter(({ order, bulk }) => order > last.commit.order && !bulk);
  const [merges, announces] = [mergeOf(slug), announcementOf(slug)];
  const at = later.findIndex(({ subject: whole2 }, index) => {
    const subject = whole2.slice(0, SUBJECT_LENGTH);
    const says = merges.test(subject) || announces.test(subject) && !OF_WORDS.test(subject.replace(/\([^)]*\)/g, " "));
    return says && bringsCode(history, later[index]);
  });
  if (at < 0 || later.slice(at).some(({ subject }) => GOES_ON.test(subject))) return void 0;
  return later[at];
}
var SUBJECT_LENGTH = 240;
function mergeOf(slug) {
  return new RegExp(
    `^merge (?:(?:remote-tracking )?branch|pull request #?\\d+ from|commit)\\s+['"]?(?:[\\w.-]+/)*(?:(?:feat|feature|add|implement)[-_])?(?:(?:[a-z]{1,8}[-_]?)?\\d+[a-z]?[-_])*${patternOf2(slug)}(?:[-_]?v?\\d+)?(?=['"\\s]|$)`,
    "iu"
  );
}
function announcementOf(slug) {
  return new RegExp(
    `^\\W*(?:\\[[^\\]]*\\]\\s*|[a-z]+-\\d+:?\\s*)?(?:feat(?:ure)?(?:\\([^)]*\\))?!?:\\s*(?:${VERBS}\\s+)?|(?:${VERBS})\\s+)(?:the\\s+|a\\s+|an\\s+|new\\s+)?${patternOf2(slug)}(?=\\s*(?:$|[(\\[,.;]|\\s(?:feature|support|system|module|integration)\\s*(?:$|[(\\[,.;])))`,
    "iu"
  );
}
var VERBS = "(?:(?:add|implement|complete|finish|ship|introduce|deliver|land|close|build|create)(?:e?s|e?d)?|shipped|built)";
var OF_WORDS = /\b(?:docs|documentation|spec|prd|rfc|proposal|design|reverts?|draft)\b/i;
var GOES_ON = /\b(?:wip|parts?|phases?|steps?|stages?|slices?|milestones?|m\d+|step\d+|pr\d+|continue[sd]?|start(?:s|ed)?|begin|reverts?|remove[sd]?|partial(?:ly)?|initial|prototype|spike|poc|skeleton|scaffold(?:ing)?|prepare[sd]?|prep)\b|\b\d+\/\d+\b/i;
function bringsCode(history, commit) {
  if (commit === void 0) return false;
  return [commit, ...history.brought(commit) ?? []].some(
    (each) => history.changed(each).some((path) => !DOCUMENT_EXTENSIONS.includes(extensionOf(path)))
  );
}

// ../scanner/src/signals/finished-plan/reset.ts
var READ_LIMIT = 24;
function wasReset(history, { revisions }) {
  const blobs = revisions.flatMap(({ blob }) => blob ?? []).slice(-READ_LIMIT);
  if (blobs.length < 2) return false;
  const texts = history.texts(blobs);
  let most = 0;
  for (const blob of blobs) {
    const text2 = texts.get(blob);
    if (text2 === void 0) continue;
    const ticked2 = text2.match(TICKED)?.length ?? 0;
    const open = text2.match(OPEN)?.length ?? 0;
    if (most >= LEAST_TICKED && ticked2 * 2 <= most && open > 0) return true;
    most = Math.max(most, ticked2);
  }
  return false;
}
var LEAST_TICKED = 3;
var TICKED = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[xX]\][ \t]/gm;
var OPEN = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[ \][ \t]/gm;

// ../scanner/src/signals/finished-plan/slug.ts
function slugOf(path) {
  const own = bare(nameWords(path));
  const words = own.length > 0 ? own : bare(wordsOf4(baseName2(directoryOf(path))));
  const telling = words.filter((word) => word.length > 2 && !COMMON.has(word));
  return words.length >= 2 && telling.length >= LEAST_TELLING ? words : void 0;
}
var LEAST_TELLING = 2;
function bare(words) {
  let from = 0;
  let to = words.length;
  while (from < to && isFrame(words[from] ?? "")) from += 1;
  while (to > from && isFrame(words[to - 1] ?? "")) to -= 1;
  return words.slice(from, to);
}
function isFrame(word) {
  return PLAN_WORDS.has(word) || FRAME.has(word) || /^(?:v?\d+|[a-z]{1,5}\d+)$/.test(word);
}
var FRAME = /* @__PURE__ */ new Set([
  ...["implementation", "design", "proposal", "requirements", "draft", "wip", "final", "done"],
  ...["feature", "project", "master", "new", "my", "the", "phase", "sprint", "milestone", "stage"]
]);
var COMMON = /* @__PURE__ */ new Set([
  ...["add", "and", "api", "app", "apps", "architecture", "backend", "bug", "build", "cleanup"],
  ...["code", "data", "deployment", "dev", "development", "docs", "documentation", "enhancement"],
  ...[
    "enhancements",
    "feature",
    "features",
    "fix",
    "fixes",
    "for",
    "from",
    "frontend",
    "general",
    "high",
    "low",
    "medium",
    "priority"
  ],
  ...["implement", "improve", "improvement", "improvements", "improved", "initial", "integration"],
  ...["into", "issue", "issues", "list", "main", "management", "migration", "next", "optimization"],
  ...["overview", "performance", "phase", "production", "project", "quality", "quick", "refactor"],
  ...[
    "refactoring",
    "release",
    "security",
    "server",
    "service",
    "setup",
    "step",
    "steps",
    "support"
  ],
  ...["system", "test", "testing", "tests", "the", "tool", "tools", "update", "updates", "upgrade"],
  ...["user", "users", "version", "with", "work", "workflow"]
]);

// ../scanner/src/signals/shapes/plan-shape.ts
function planShape(document) {
  const { path } = document;
  const title = titleOf(document);
  if (!MAY_BE.test(path) && !MAY_BE.test(title)) return void 0;
  if (isNoWorkingPaper(document)) return void 0;
  const words = nameWords(path);
  if ([...words, ...wordsOf4(title)].some((word) => OTHER_WORDS.has(word))) return void 0;
  if (isEntryOfTracker(document) || isRepeated([...words, ...wordsOf4(title)])) return void 0;
  if (isNamedPlan(words)) return "name";
  if (isInPlans(path)) return "folder";
  return isTitledPlan(title) ? "title" : void 0;
}
var MAY_BE = /plan|spec|prd|todo|roadmap|handoff|task|checklist/i;
function isInPlans(path) {
  return PLANS.test(path);
}
var PLANS = /(?:^|\/)\.?(?:[\w-]+[-_])?(?:plans?|specs|prds?|todos?|roadmaps?|handoffs?|tasks)\/(?:[a-z]*[-_]?\d[^/]*\/)?[^/]+$/i;
var OTHER_WORDS = /* @__PURE__ */ new Set([
  ...["report", "summary", "critique", "review", "reviews", "interview", "retrospective", "audit"],
  ...["analysis", "adr", "rfc", "runbook", "playbook", "guide", "guidelines", "howto", "tutorial"],
  ...["release", "releasing", "contributing", "contribution", "onboarding", "template", "example"],
  ...["log", "session", "sessions", "results", "startup", "restore", "recovery"],
  ...["examples", "openapi", "swagger", "format", "protocol", "contract", "reference", "manual"]
]);
function isEntryOfTracker({ path, frontmatter: frontmatter2 }) {
  const fields = frontmatter2?.fields;
  return fields?.has("id") === true && fields.has("status") || NUMBER_ALONE.test(baseName2(path));
}
var NUMBER_ALONE = /^[a-z]{1,8}[-_]?\d+\.[a-z]+$/i;
function isRepeated(words) {
  return words.includes("checklist") && words.some((word) => REPEATED.test(word));
}
var REPEATED = /^(?:setup|deploy(?:ment|ing)?|launch|publish(?:ing)?|security|accessibility|production|testing|maintenance|upgrade|upgrading|pr|commit)$/;
function isNamedPlan(words) {
  const named4 = words.filter((word) => !/^v?\d+$/.test(word));
  const [first = "", last = ""] = [named4[0], named4.at(-1)];
  if (PLAN_WORDS.has(last)) return true;
  return first === "task" ? /^\d+$/.test(words[1] ?? "") : PLAN_WORDS.has(first);
}
function isTitledPlan(title) {
  return title.replace(/\([^)]*\)/g, " ").split(/[:|\u2013\u2014]|\s-\s/).some((part) => PLAN_WORDS.has(wordsOf4(part).at(-1) ?? ""));
}

// ../scanner/src/signals/shapes/put-away.ts
var TOP_LINES = 25;
var LOOKED_AT2 = 200;
function topLines({ text: text2, structure }) {
  const start = (structure.frontmatter?.endLine ?? 0) + 1;
  return linesBetween(text2, start, start + TOP_LINES - 1).map(({ line, text: whole2 }) => ({
    line,
    text: whole2.slice(0, LOOKED_AT2)
  }));
}
function isKeptAsHistory(top2) {
  return top2.some(({ text: text2 }) => HISTORY5.test(text2));
}
var HISTORY5 = /\bhistorical\s+(?:document|record|snapshot|reference|note|artifact|context)|\b(?:kept|preserved|retained)\s+(?:here\s+)?(?:for|as)\b|\barchived?\b/i;

// ../scanner/src/signals/finished-plan.ts
var THRESHOLDS5 = {
  /** Fewer boxes than this are no list of work. */
  leastBoxes: 3,
  /** A plan whose text changed within so many days may still be at work. */
  quietDays: 30,
  /** With more lines for each box than this, the boxes are not what the document is about. */
  mostLines: 60
};
var finishedPlan = {
  id: "finished-plan",
  deciding: true,
  family: "age",
  explanation: {
    says: "What the document plans is done: every box is ticked, or history says that the work came in.",
    definition: "A plan, specification, todo, roadmap, handoff, task list or checklist by its name, folder or title. Either it has at least 3 boxes, no more than 60 lines for each, all ticked, and no content commit for 30 days. Or the telling words of its name stand, whole and in order, in the subject of a commit after its last change that merges a branch of that name or announces just that, and that brings more than documents.",
    traps: [
      "boxes that say that the plan itself is fit, or a section that lists only what is done",
      "lists that are ticked time and again: boxes that were ticked once and open later, checklists for releases and set-up, runbooks, templates",
      "roadmaps, todos and specifications that have been kept for months",
      "specifications that are a reference, and entries of a tracker",
      "a name of one word, or of words that half of all work is about",
      "work that had its name before the plan, that comes in parts or was taken back",
      "commits of the plan itself, or of documents alone",
      "plans that say that they are at work or kept as history; records, translations, archives"
    ]
  },
  thresholds: THRESHOLDS5,
  observe(reading) {
    const shape = planShape(reading.document);
    return shape === void 0 || isOpen(reading) ? void 0 : { shape, ...boxes(reading) };
  },
  judge(project2, seen2, given2) {
    const thresholds = settle(THRESHOLDS5, given2);
    const history = project2.history();
    const now = project2.now();
    const slugs = slugsOf(seen2);
    const commits = named(history, slugs);
    const judged = (document, past, touched) => {
      const { path } = document;
      const plan = seen2.get(path);
      const last = history.lastContent(path);
      if (plan === void 0 || last === void 0) return void 0;
      const days = (now - touched) / DAY;
      if (days >= thresholds.quietDays && isTicked(document, plan, thresholds)) {
        return ticked(plan, last);
      }
      const slug = mayBeNamed(path, plan) ? slugs.get(path) : void 0;
      const commit = slug === void 0 ? void 0 : finishing(history, past, slug, commits.get(path) ?? []);
      return commit === void 0 ? void 0 : done(plan, commit, last);
    };
    return (document) => {
      const { path } = document;
      if (!seen2.has(path) || project2.uncommitted(path) || isRecord(path)) return void 0;
      const past = history.past(path);
      const touched = project2.touched(path);
      if (past === void 0 || touched === void 0 || isKept(path, past)) return void 0;
      const found2 = judged(document, past, touched);
      return found2 === void 0 || wasReset(history, past) ? void 0 : found2;
    };
  }
};
function slugsOf(seen2) {
  const slugs = /* @__PURE__ */ new Map();
  for (const path of seen2.keys()) {
    const slug = slugOf(path);
    if (slug !== void 0) slugs.set(path, slug);
  }
  return slugs;
}
function isOpen(reading) {
  const top2 = topLines(reading);
  return isKeptAsHistory(top2) || top2.some(({ text: text2 }) => AT_WORK.test(text2));
}
var AT_WORK = /^[\s>|*_+-]*(?:\w+\s+)?status\b[^:|]{0,10}[:|].{0,20}\b(?:active|in[-_ ]progress|on[-_ ]?going|blocked|paused|wip|draft|plann(?:ing|ed)|proposed|pending|not started|execution[- ]ready|ready (?:to|for) (?:start|implement\w*|execut\w*))\b/i;
function isTicked({ lines: lines2 }, { all, ticked: count3, open }, { leastBoxes, mostLines }) {
  return all >= leastBoxes && open === 0 && count3 === all && lines2 <= all * mostLines;
}
var KEPT2 = /^(?:roadmaps?|todos?|checklists?|specs?|specification)$/;
var KEPT_REVISIONS = 5;
var KEPT_DAYS = 90;
function isKept(path, { revisions }) {
  const content = revisions.filter((revision) => revision.content);
  const [first, last] = [content[0], content.at(-1)];
  if (first === void 0 || last === void 0 || content.length < KEPT_REVISIONS) return false;
  return last.commit.time - first.commit.time >= KEPT_DAYS * DAY && nameWords(path).some((word) => KEPT2.test(word));
}
function mayBeNamed(path, { shape }) {
  if (shape === "title" || TRUTH.test(path)) return false;
  const words = nameWords(path);
  return !words.some((word) => SPECIFICATION.test(word)) || words.includes("feature") || isInPlans(path);
}
var SPECIFICATION = /^spec(?:s|ification)?$/;
var TRUTH = /(?:^|\/)openspec\/specs\//;
function ticked({ all, first, last }, commit) {
  return {
    summary: `all ${all} boxes are ticked, and nothing has changed since ${dayOf(commit.time)}`,
    evidence: [
      { line: first, detail: `first of ${all} boxes, all ticked` },
      { line: last, detail: "the last of them" },
      changedLast(commit)
    ],
    strength: 1
  };
}
function done({ all, ticked: count3, first }, commit, last) {
  const day2 = dayOf(commit.time);
  return {
    summary: `the work it plans came in on ${day2}, and it has not changed since`,
    evidence: [
      { commit: commit.id, date: day2, detail: commit.subject },
      changedLast(last),
      ...all > 0 ? [{ line: first, detail: `${count3} of ${all} boxes ticked` }] : []
    ],
    strength: 0.8
  };
}
function changedLast({ id, time, subject }) {
  return { commit: id, date: dayOf(time), detail: `its last change: ${subject}` };
}

// ../scanner/src/signals/merge-conflict.ts
var mergeConflict = {
  id: "merge-conflict",
  deciding: false,
  family: "content",
  explanation: {
    says: "The document holds conflict markers that a merge left.",
    definition: "Three lines in order begin with `<<<<<<< `, `=======` and `>>>>>>> `, outside code.",
    traps: [
      "markers in a code block, fenced or indented, or in `<pre>`",
      "a row of equals signs that underlines a heading",
      "blocks of search and replace, in which agents write edits",
      "documents about git, told by their name or first heading",
      "fixtures"
    ]
  },
  thresholds: {},
  observe(reading) {
    const conflicts = conflictsIn(reading);
    return conflicts.length === 0 ? void 0 : conflicts;
  },
  judge(_project, seen2) {
    return ({ path, headings }) => {
      const lines2 = seen2.get(path);
      if (lines2 === void 0 || isFixture(path)) return void 0;
      if (ABOUT_GIT.test(`${path} ${headings[0]?.text ?? ""}`)) return void 0;
      return finding10(lines2);
    };
  }
};
var ABOUT_GIT = /\b(?:git|merg(?:e|es|ing)|rebas(?:e|ing)|conflicts?|version control)\b/i;
function finding10(lines2) {
  const many = lines2.length === 1 ? "conflict was" : "conflicts were";
  return {
    summary: `${lines2.length} merge ${many} left unresolved`,
    evidence: lines2.slice(0, EVIDENCE_LIMIT).map((line) => ({ line, detail: "<<<<<<<" })),
    strength: 1
  };
}
var BEGINS = /^<<<<<<< (?!SEARCH\b)/;
function conflictsIn({ text: text2, structure }) {
  const conflicts = [];
  if (!text2.includes("<<<<<<< ")) return conflicts;
  let begun;
  let divided = false;
  let preformatted = false;
  for (const [index, content] of text2.split(/\r\n?|\n/).entries()) {
    const line = index + 1;
    if (inFence(structure, line)) continue;
    if (/<pre\b/i.test(content)) preformatted = true;
    if (/<\/pre>/i.test(content)) preformatted = false;
    if (preformatted) continue;
    if (BEGINS.test(content)) {
      begun = line;
      divided = false;
    } else if (content === "=======") {
      divided = true;
    } else if (content.startsWith(">>>>>>> ") && divided && begun !== void 0) {
      conflicts.push(begun);
      begun = void 0;
    }
  }
  return conflicts;
}

// ../scanner/src/signals/near-duplicate/kin.ts
function areMeant(one, other) {
  if (ofDifferentLanguages(one, other) || ofDifferentVersions(one, other)) return true;
  if (FOR_AGENTS.test(one) || FOR_AGENTS.test(other)) return true;
  if (isOfThePast(one) !== isOfThePast(other)) return true;
  if (README3.test(one) && README3.test(other)) return true;
  return ofOneSeries(one, other) || baseName2(one) === baseName2(other) && ITS_OWN.test(one);
}
var FOR_AGENTS = /(?:^|\/)(?:(?:\.[\w-]+|[\w-]*skills?|commands?|[\w-]*agents?|[\w-]*prompts?|rules?(?:-\w+)?|plugins?|modes?|presets?|personas?|rag[\w-]*|[\w-]*knowledge|memor(?:y|ies)|tools\/descriptions)\/|(?:claude|agents?|gemini|skill|warp|qwen|crush|copilot-instructions)\.md$|\.(?:agent|instructions|prompt)\.md$)/i;
var README3 = /readme[^/]*$/i;
var ITS_OWN = /(?:^|\/)(?:_?index|overview|contributing|support|security|changelog|governance|owners|code[-_]of[-_]conduct|install(?:ation)?)(?:[._-]\w+)?\.[a-z]+$/i;
function ofOneSeries(one, other) {
  if (unnumbered(one) === unnumbered(other)) return true;
  const [left, right] = [baseName2(one), baseName2(other)];
  return left !== right && unnumbered(left) === unnumbered(right);
}
function unnumbered(path) {
  return path.replace(/\d+/g, "0");
}
function areParallel(one, other) {
  if (directoryOf(one) === directoryOf(other)) return true;
  const [left, right] = [one.split("/"), other.split("/")];
  if (left.length !== right.length) return false;
  return left.filter((segment, at) => segment !== right[at]).length === 1;
}
var COMPILED = 5;
function compilations(pairs2) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const [, other] of pairs2) counts2.set(other, (counts2.get(other) ?? 0) + 1);
  return new Set([...counts2.keys()].filter((path) => (counts2.get(path) ?? 0) >= COMPILED));
}
var MIRRORED = 3;
function mirrors(pairs2) {
  const mirrored = /* @__PURE__ */ new Map();
  for (const [one, other] of pairs2) {
    for (const { trees, path } of treesOf(one, other)) {
      mirrored.set(trees, (mirrored.get(trees) ?? /* @__PURE__ */ new Set()).add(path));
    }
  }
  return (one, other) => treesOf(one, other).some(({ trees }) => (mirrored.get(trees)?.size ?? 0) >= MIRRORED);
}
function treesOf(one, other) {
  if (baseName2(one) !== baseName2(other)) return [];
  const [left, right] = [one.split("/"), other.split("/")];
  const roots = [left[0] ?? "", right[0] ?? ""];
  const common = [];
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    common.unshift(left.pop() ?? "");
    right.pop();
  }
  const found2 = [{ trees: named2([left.join("/"), right.join("/")]), path: common.join("/") }];
  const gathered = left.length > 0 && right.length > 0 && roots[0] !== roots[1];
  if (gathered)
    found2.push({ trees: `gathered
${named2(roots)}`, path: [one, other].sort().join() });
  return found2;
}
function named2(trees) {
  return [...trees].sort().join("\n");
}

// ../scanner/src/signals/near-duplicate/sampling.ts
function sampling(words) {
  const shift = words <= EXACT_WORDS ? 0 : words <= 2 * EXACT_WORDS ? 1 : words <= 4 * EXACT_WORDS ? 2 : 3;
  return { shift, below: rangeOf(shift) };
}
function rangeOf(shift) {
  return 4294967296 / 2 ** shift;
}
var EXACT_WORDS = 256;

// ../scanner/src/signals/near-duplicate/shingler.ts
var SHINGLE_WORDS = 5;
function shingler(below3) {
  const { push: push2, ...rolled } = roller(below3);
  return {
    ...rolled,
    read(text2, start, end) {
      let words = 0;
      let index = start;
      while (index < end) {
        const byte = text2.charCodeAt(index) & 255;
        if (LETTERS[byte] === 0 && byte < FIRST_BEYOND) {
          index += byte < 194 ? 1 : 2;
          continue;
        }
        const script = LETTERS[byte] === 0 ? scriptOf(text2, index) : LETTER;
        let word = OFFSET;
        if (script === LETTER) {
          for (; index < end; index += 1) {
            const next = text2.charCodeAt(index) & 255;
            let letter = LETTERS[next] ?? 0;
            if (letter === 0) {
              if (next < FIRST_BEYOND || scriptOf(text2, index) !== LETTER) break;
              letter = next;
            }
            word = Math.imul(word ^ letter, PRIME);
          }
        } else {
          const from = index;
          index = pastCharacter(text2, index, end, script);
          if (script !== CHARACTER && script !== UNSPACED) continue;
          word = hashOf(text2, from, index);
        }
        push2(word);
        words += 1;
      }
      return words;
    }
  };
}
function roller(below3) {
  const ring = new Int32Array(SHINGLE_WORDS);
  const sample = [];
  const state = Int32Array.of(0, OFFSET, BASE);
  let filled = 0;
  let at = 0;
  let count3 = 0;
  return {
    sample,
    push(word) {
      const rolling = Math.imul((state[ROLLING] ?? 0) - Math.imul(ring[at] ?? 0, LEAVING), BASE) + word | 0;
      state[ROLLING] = rolling;
      ring[at] = word;
      at = at === SHINGLE_WORDS - 1 ? 0 : at + 1;
      state[HIGH] = Math.imul((state[HIGH] ?? 0) ^ word, PRIME);
      state[LOW] = Math.imul((state[LOW] ?? 0) + word | 0, BASE) ^ word >>> 7;
      if (filled < SHINGLE_WORDS - 1) {
        filled += 1;
        return;
      }
      count3 += 1;
      const hash = mix(rolling);
      if (hash < below3) sample.push(hash);
    },
    restart() {
      ring.fill(0);
      filled = 0;
      at = 0;
      state[ROLLING] = 0;
    },
    count: () => count3,
    fingerprint: () => [(state[HIGH] ?? 0) >>> 0, (state[LOW] ?? 0) >>> 0]
  };
}
var ROLLING = 0;
var HIGH = 1;
var LOW = 2;
var PRIME = 16777619;
var OFFSET = 2166136261 | 0;
var BASE = 1540483477;
var LEAVING = Math.imul(Math.imul(BASE, BASE), Math.imul(BASE, BASE));
var FIRST_BEYOND = 224;
var LETTERS = letters();
function letters() {
  const of = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte += 1) {
    const upper = byte >= 65 && byte <= 90;
    const lower = byte >= 97 && byte <= 122;
    const digit = byte >= 48 && byte <= 57;
    const beyond2 = byte >= 128 && byte !== 194 && (byte < FIRST_BEYOND || isHangul(byte));
    of[byte] = upper ? byte + 32 : lower || digit || beyond2 ? byte : 0;
  }
  return of;
}
function isHangul(byte) {
  return byte >= 234 && byte <= 237;
}
function pastCharacter(text2, index, end, script) {
  let at = index + lengthOf(text2.charCodeAt(index) & 255);
  if (script !== UNSPACED) return at;
  let before = codePointAt(text2, index);
  for (let count3 = 1; at < end && count3 < SYLLABLE_CHARACTERS; count3 += 1) {
    if ((text2.charCodeAt(at) & 255) < FIRST_BEYOND || scriptOf(text2, at) !== UNSPACED) break;
    const code = codePointAt(text2, at);
    if (beginsSyllable(before, code)) break;
    before = code;
    at += 3;
  }
  return at;
}
var SYLLABLE_CHARACTERS = 16;
function lengthOf(byte) {
  return byte < 240 ? 3 : 4;
}
function hashOf(text2, start, end) {
  let word = OFFSET;
  for (let index = start; index < end; index += 1) {
    word = Math.imul(word ^ text2.charCodeAt(index) & 255, PRIME);
  }
  return word;
}
function mix(value) {
  let hash = value ^ value >>> 16;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 3266489909);
  return (hash ^ hash >>> 16) >>> 0;
}

// ../scanner/src/signals/near-duplicate/sketch.ts
function sketch(reading, size) {
  const { structure, text: text2 } = reading;
  if (structure.proseWords < size.leastWords) return void 0;
  const { shift, below: below3 } = sampling(structure.proseWords);
  const shingles = shingler(below3);
  const sections = [];
  const headings = structure.headings.map(({ line }) => line);
  let heading = 0;
  let open = begin(shingles, 0);
  eachProse(structure, (line, start, end) => {
    const before = heading;
    while ((headings[heading] ?? Number.POSITIVE_INFINITY) <= line) heading += 1;
    const { words } = open;
    if (heading > before && words >= size.leastWords || words >= size.mostWords) {
      close(sections, open, shingles);
      shingles.restart();
      open = begin(shingles, line);
    }
    if (open.line === 0) open.line = line;
    open.endLine = line;
    open.words += shingles.read(text2, start, end);
  });
  close(sections, open, shingles, size.leastWords);
  return pack(sections, shift, shingles);
}
var HEADER = 4;
var PER_SECTION = 4;
function shiftOf(own) {
  return own[0] ?? 0;
}
function fingerprintOf(own) {
  return (own[1] ?? 0) * 1048576 + ((own[2] ?? 0) & 1048575);
}
function sectionsOf2(own) {
  const sections = [];
  const count3 = own[3] ?? 0;
  let start = HEADER + count3 * PER_SECTION;
  for (let at = HEADER; sections.length < count3; at += PER_SECTION) {
    const end = own[at + 3] ?? start;
    sections.push({
      line: own[at] ?? 0,
      endLine: own[at + 1] ?? 0,
      shingles: own[at + 2] ?? 0,
      start,
      end
    });
    start = end;
  }
  return sections;
}
function samplesOf(own) {
  return own.subarray(HEADER + (own[3] ?? 0) * PER_SECTION);
}
function begin(shingles, line) {
  const first = shingles.sample.length;
  return { line, endLine: line, words: 0, shingles: shingles.count(), first, last: first };
}
function close(sections, open, shingles, leastWords = 0) {
  open.last = shingles.sample.length;
  open.shingles = shingles.count() - open.shingles;
  const before = sections.at(-1);
  if (open.words >= leastWords || before === void 0) {
    sections.push(open);
    return;
  }
  before.endLine = open.endLine;
  before.shingles += open.shingles;
  before.last = open.last;
}
function pack(sections, shift, shingles) {
  const offset = HEADER + sections.length * PER_SECTION;
  const { sample } = shingles;
  const packed = new Uint32Array(offset + sample.length);
  packed.set([shift, ...shingles.fingerprint(), sections.length]);
  packed.set(sample, offset);
  for (const [index, section2] of sections.entries()) {
    const { line, endLine, first, last } = section2;
    packed.set([line, endLine, section2.shingles, offset + last], HEADER + index * PER_SECTION);
    packed.subarray(offset + first, offset + last).sort();
  }
  return packed;
}

// ../scanner/src/signals/near-duplicate/boilerplate.ts
var COUNTED_LIMIT = 512;
var DOCUMENTS_RANGE = 2 * COUNTED_LIMIT;
function boilerplate(sketches, limits2) {
  const everywhere = commonTo([...sketches.values()], limits2);
  const byDirectory = /* @__PURE__ */ new Map();
  for (const [path, own] of sketches) {
    const directory = directoryOf(path);
    const neighbours = byDirectory.get(directory);
    if (neighbours === void 0) byDirectory.set(directory, [own]);
    else neighbours.push(own);
  }
  const anywhere = (hash) => everywhere.has(hash);
  const within2 = /* @__PURE__ */ new Map();
  for (const [directory, neighbours] of byDirectory) {
    if (neighbours.length < limits2.boilerplateDocuments) continue;
    const here = commonTo(neighbours, limits2);
    within2.set(directory, (hash) => everywhere.has(hash) || here.has(hash));
  }
  return (path) => within2.get(directoryOf(path)) ?? anywhere;
}
function commonTo(sketches, { boilerplatePercent, boilerplateDocuments }) {
  const step = Math.max(1, sketches.length / COUNTED_LIMIT);
  const pairs2 = [];
  let counted2 = 0;
  for (let at = 0; Math.floor(at) < sketches.length; at += step) {
    const own = sketches[Math.floor(at)];
    if (own === void 0) continue;
    pairs2.push(withDocument(samplesOf(own), counted2));
    counted2 += 1;
  }
  const limit2 = Math.max(counted2 * boilerplatePercent / 100, boilerplateDocuments - 1);
  return heldByMore(joined2(pairs2).sort(), limit2);
}
function withDocument(hashes, document) {
  const pairs2 = new Float64Array(hashes.length);
  for (let at = 0; at < hashes.length; at += 1) {
    pairs2[at] = (hashes[at] ?? 0) * DOCUMENTS_RANGE + document;
  }
  return pairs2;
}
function heldByMore(pairs2, limit2) {
  const common = /* @__PURE__ */ new Set();
  let hash = -1;
  let holders = 0;
  let last = -1;
  for (const pair of pairs2) {
    if (pair === last) continue;
    last = pair;
    const own = Math.floor(pair / DOCUMENTS_RANGE);
    holders = own === hash ? holders + 1 : 1;
    hash = own;
    if (holders > limit2) common.add(hash);
  }
  return common;
}
function joined2(parts) {
  const whole2 = new Float64Array(parts.reduce((sum2, { length }) => sum2 + length, 0));
  let at = 0;
  for (const part of parts) {
    whole2.set(part, at);
    at += part.length;
  }
  return whole2;
}

// ../scanner/src/signals/near-duplicate/candidates.ts
var KEYS_PER_SECTION = 4;
var DOCUMENTS_PER_KEY = 32;
var LEAST_KEY_SHARE = 0.2;
var CANDIDATES_LIMIT = 8;
function candidates(sketches, isCommon) {
  const keys = sketches.map((own, document) => keysOf2(own, isCommon[document] ?? (() => false)));
  const holders = holdersOf(sketches, keys);
  const twins = groupByFingerprint(sketches);
  return (document) => {
    const shared = /* @__PURE__ */ new Map();
    for (const key of keys[document] ?? []) {
      for (const other of holders.get(key) ?? []) {
        if (other !== document) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    const least = (keys[document]?.length ?? 0) * LEAST_KEY_SHARE;
    const own = sketches[document];
    const same = own === void 0 ? void 0 : twins.get(fingerprintOf(own));
    for (const other of same ?? []) {
      if (other !== document) shared.set(other, Number.POSITIVE_INFINITY);
    }
    return [...shared].filter(([, count3]) => count3 >= least).sort(([one, oneCount], [other, otherCount]) => sign(otherCount, oneCount) || one - other).slice(0, CANDIDATES_LIMIT).map(([other]) => other);
  };
}
function sign(one, other) {
  return one === other ? 0 : one < other ? -1 : 1;
}
function keysOf2(own, isCommon) {
  const keys = /* @__PURE__ */ new Set();
  for (const { start, end } of sectionsOf2(own)) {
    let taken4 = 0;
    for (let at = start; at < end && taken4 < KEYS_PER_SECTION; at += 1) {
      const hash = own[at] ?? 0;
      if (isCommon(hash)) continue;
      keys.add(hash);
      taken4 += 1;
    }
  }
  return [...keys];
}
function holdersOf(sketches, keys) {
  const wanted = keyTable(keys);
  const holders = /* @__PURE__ */ new Map();
  for (const own of sketches) wanted.count(samplesOf(own));
  for (const [document, own] of sketches.entries()) {
    for (const hash of samplesOf(own)) {
      if (!wanted.isShared(hash)) continue;
      const known2 = holders.get(hash);
      if (known2 === void 0) holders.set(hash, [document]);
      else if (known2.length < DOCUMENTS_PER_KEY && known2.at(-1) !== document) known2.push(document);
    }
  }
  return holders;
}
function keyTable(keys) {
  const total = keys.reduce((sum2, own) => sum2 + own.length, 0);
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, total * 2)));
  const mask = size - 1;
  const slots = new Uint32Array(size);
  const counts2 = new Uint8Array(size);
  const slotOf = (hash) => {
    let at = (hash ^ hash >>> 15) & mask;
    while (slots[at] !== 0 && slots[at] !== hash) at = at + 1 & mask;
    return at;
  };
  for (const own of keys) {
    for (const key of own) slots[slotOf(key)] = key;
  }
  return {
    count(hashes) {
      for (const hash of hashes) {
        const at = slotOf(hash);
        if (slots[at] === hash && hash !== 0) counts2[at] = Math.min(2, (counts2[at] ?? 0) + 1);
      }
    },
    isShared: (hash) => hash !== 0 && counts2[slotOf(hash)] === 2
  };
}
function groupByFingerprint(sketches) {
  const groups = /* @__PURE__ */ new Map();
  for (const [document, own] of sketches.entries()) {
    const fingerprint = fingerprintOf(own);
    const group = groups.get(fingerprint);
    if (group === void 0) groups.set(fingerprint, [document]);
    else if (group.length < DOCUMENTS_PER_KEY) group.push(document);
  }
  return groups;
}

// ../scanner/src/signals/near-duplicate/overlap.ts
function overlap({ sketch: one, view: left }, { sketch: other, view: right }, limits2) {
  const { inRight, inLeft, common } = meet(left, right);
  const union = left.hashes.length + right.hashes.length - common;
  const jaccard = union === 0 ? 0 : common / union;
  const identical = fingerprintOf(one) === fingerprintOf(other);
  const sections = [
    ...contained(left, right, inRight, limits2),
    ...contained(right, left, inLeft, limits2).map(turned)
  ];
  const alike = jaccard * 100 >= limits2.jaccardPercent && common >= LEAST_SAMPLES;
  if (!identical && !alike && sections.length === 0) return void 0;
  return {
    identical,
    here: identical ? 1 : share2(common, left.hashes.length),
    there: identical ? 1 : share2(common, right.hashes.length),
    jaccard: identical ? 1 : jaccard,
    sections: distinct(sections)
  };
}
function turnedOverlap({ identical, here, there, jaccard, sections }) {
  return { identical, here: there, there: here, jaccard, sections: distinct(sections.map(turned)) };
}
var LEAST_SAMPLES = 8;
function meet(left, right) {
  const [a, b] = [left.hashes, right.hashes];
  const inRight = new Array(a.length).fill(-1);
  const inLeft = new Array(b.length).fill(-1);
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i] ?? 0, b[j] ?? 0];
    if (one === other) {
      inRight[i] = right.firstSection[j] ?? 0;
      inLeft[j] = left.firstSection[i] ?? 0;
      common += 1;
    }
    if (one <= other) i += 1;
    if (other <= one) j += 1;
  }
  return { inRight, inLeft, common };
}
function contained(from, within2, sectionThere, { leastWords, containmentPercent }) {
  return from.sections.flatMap(({ line, endLine, words, at }) => {
    if (words < leastWords || at.length < LEAST_SAMPLES) return [];
    const hits = new Array(within2.sections.length).fill(0);
    let shared = 0;
    for (const index of at) {
      const section2 = sectionThere[index] ?? -1;
      if (section2 < 0) continue;
      shared += 1;
      hits[section2] = (hits[section2] ?? 0) + 1;
    }
    if (shared * 100 < at.length * containmentPercent) return [];
    const place3 = mostHit(within2.sections, hits);
    if (place3 === void 0) return [];
    const { line: otherLine, endLine: otherEndLine } = place3;
    return [{ line, endLine, words, otherLine, otherEndLine }];
  });
}
function mostHit(sections, hits) {
  let most = 0;
  for (const [section2, count3] of hits.entries()) if (count3 > (hits[most] ?? 0)) most = section2;
  return sections[most];
}
function turned({ line, endLine, words, otherLine, otherEndLine }) {
  return { line: otherLine, endLine: otherEndLine, words, otherLine: line, otherEndLine: endLine };
}
function distinct(sections) {
  const byPlace = /* @__PURE__ */ new Map();
  for (const section2 of sections) {
    const place3 = `${section2.line}:${section2.otherLine}`;
    const known2 = byPlace.get(place3);
    if (known2 === void 0 || known2.words < section2.words) byPlace.set(place3, section2);
  }
  return [...byPlace.values()].sort(
    (a, b) => a.line - b.line || a.otherLine - b.otherLine || a.words - b.words
  );
}
function share2(part, whole2) {
  return whole2 === 0 ? 0 : part / whole2;
}

// ../scanner/src/signals/near-duplicate/view.ts
var SECTIONS_RANGE = 2 ** 20;
function view(own, shift, isBoilerplate) {
  const range = rangeOf(shift);
  const spans = sectionsOf2(own);
  if (scratch.length < own.length) scratch = new Float64Array(2 * own.length);
  const inRange = [];
  let count3 = 0;
  for (const [section2, { start, end }] of spans.entries()) {
    let at2 = start;
    for (; at2 < end && (own[at2] ?? 0) < range; at2 += 1) {
      const hash = own[at2] ?? 0;
      if (isBoilerplate(hash)) continue;
      scratch[count3] = hash * SECTIONS_RANGE + section2;
      count3 += 1;
    }
    inRange.push(at2 - start);
  }
  const hashes = [];
  const firstSection = [];
  const at = spans.map(() => []);
  for (const pair of scratch.subarray(0, count3).sort()) {
    const hash = Math.floor(pair / SECTIONS_RANGE);
    const section2 = pair % SECTIONS_RANGE;
    if (hashes[hashes.length - 1] !== hash) {
      hashes.push(hash);
      firstSection.push(section2);
    }
    at[section2]?.push(hashes.length - 1);
  }
  const sections = spans.map(({ line, endLine, shingles }, index) => {
    const own2 = at[index] ?? [];
    const of = inRange[index] ?? 0;
    const words = Math.round((shingles + SHINGLE_WORDS - 1) * (of === 0 ? 0 : own2.length / of));
    return { line, endLine, words, at: own2 };
  });
  return { hashes, firstSection, sections };
}
var scratch = new Float64Array(4096);
var KEPT_LIMIT = 64;
function keptViews(sketches, isBoilerplate) {
  const kept3 = /* @__PURE__ */ new Map();
  return (document, shift) => {
    const key = document * SHIFTS + shift;
    const known2 = kept3.get(key);
    if (known2 !== void 0) return known2;
    const made = view(
      sketches[document] ?? new Uint32Array(0),
      shift,
      isBoilerplate[document] ?? (() => false)
    );
    if (kept3.size >= KEPT_LIMIT) kept3.clear();
    kept3.set(key, made);
    return made;
  };
}
var SHIFTS = 8;

// ../scanner/src/signals/near-duplicate/pairs.ts
function partners(sketches, limits2, comparable) {
  const paths = [...sketches.keys()];
  const list3 = [...sketches.values()];
  const commonTo2 = boilerplate(sketches, limits2);
  const isCommon = paths.map(commonTo2);
  const candidatesOf2 = candidates(list3, isCommon);
  const viewOf = keptViews(list3, isCommon);
  const compared = /* @__PURE__ */ new Set();
  const best2 = /* @__PURE__ */ new Map();
  for (const [one, path] of paths.entries()) {
    for (const other of candidatesOf2(one)) {
      const pair = Math.min(one, other) * paths.length + Math.max(one, other);
      const otherPath = paths[other];
      const [left, right] = [list3[one], list3[other]];
      if (otherPath === void 0 || left === void 0 || right === void 0) continue;
      if (compared.has(pair) || !comparable(path, otherPath)) continue;
      compared.add(pair);
      const shift = Math.max(shiftOf(left), shiftOf(right));
      const [mine, theirs] = [isCommon[one], isCommon[other]];
      const either = (hash) => mine?.(hash) === true || theirs?.(hash) === true;
      const [leftView, rightView] = mine === theirs ? [viewOf(one, shift), viewOf(other, shift)] : [view(left, shift, either), view(right, shift, either)];
      const found2 = overlap(
        { sketch: left, view: leftView },
        { sketch: right, view: rightView },
        limits2
      );
      if (found2 === void 0) continue;
      keep(best2, path, { path: otherPath, overlap: found2, others: 0 });
      keep(best2, otherPath, { path, overlap: turnedOverlap(found2), others: 0 });
    }
  }
  return best2;
}
function keep(best2, path, partner) {
  const known2 = best2.get(path);
  if (known2 === void 0) {
    best2.set(path, partner);
    return;
  }
  const more = partner.overlap.here - known2.overlap.here;
  const better = more > 0 || more === 0 && partner.path < known2.path;
  best2.set(path, { ...better ? partner : known2, others: known2.others + 1 });
}

// ../scanner/src/signals/near-duplicate.ts
var THRESHOLDS6 = {
  /** A section is compared once it has so many words; smaller ones are joined. */
  leastWords: 40,
  /** How much of a section another document must have. */
  containmentPercent: 80,
  /** How much of what either of two documents has both must have, if no section tells. */
  jaccardPercent: 60,
  /** How much of a document must stand in the other for it to be told of this one. */
  sharePercent: 85,
  boilerplatePercent: 20,
  boilerplateDocuments: 5
};
var SECTION_WORDS = 400;
var nearDuplicate = {
  id: "near-duplicate",
  deciding: false,
  family: "content",
  explanation: {
    says: "Nearly all of the document stands word by word in another document.",
    definition: "A section of at least 40 words of which another document has 80 % of the runs of five words (of Chinese and Japanese, five characters; of Thai, Lao, Khmer and Myanmar, five syllables), or two documents that share 60 % of all their runs; and 85 % of this document stand there. Long documents are compared by an eighth of their runs, chosen by their hash.",
    traps: [
      "runs that stand in more than 20 % of the documents, or of those beside it, such as a notice",
      "code, metadata and comments",
      "translations, which repeat where their source does, versions of one page, and pages whose paths differ in a number",
      "pages side by side, or in folders side by side, that describe things of one kind: all but the same words",
      "pages that share half and more under different titles: they describe things of one kind",
      "what every package brings of its own: README, CONTRIBUTING, SUPPORT",
      "trees that some tool keeps alike: three documents or more under the same names",
      "a document that five others or more stand in: it is put together from them",
      "what is for agents: each host, skill and mode needs a copy of its own, of what people read too",
      "a record, an old version or what was put away, beside what is current; two of them are told and never ranked",
      "generated documents, backups, proposals, and parts that others include",
      "licence texts, codes of conduct and security policies",
      "links to one document under several names",
      "templates, fixtures, tests, examples, and texts that are made from others"
    ]
  },
  thresholds: THRESHOLDS6,
  observe({ document, ...reading }, given2) {
    const { path } = document;
    if (isLicence(path) || isTemplate(path) || isFixture(path) || isApart(path)) return void 0;
    if (document.generated !== void 0) return void 0;
    const { leastWords } = settle(THRESHOLDS6, given2);
    return sketch({ document, ...reading }, { leastWords, mostWords: SECTION_WORDS });
  },
  judge(project2, seen2, given2) {
    const thresholds = settle(THRESHOLDS6, given2);
    const found2 = partners(seen2, thresholds, (one, other) => !areMeant(one, other));
    const pairs2 = [...found2].map(([path, partner]) => [path, partner.path]);
    const [areMirrors, made] = [mirrors(pairs2), compilations(pairs2)];
    return (document) => {
      const { path } = document;
      const partner = found2.get(path);
      const share3 = (partner?.overlap.here ?? 0) * 100;
      if (partner === void 0 || share3 < thresholds.sharePercent) return void 0;
      if (areParallel(path, partner.path) && !partner.overlap.identical) return void 0;
      if (areOfOneKind(project2, document, partner)) return void 0;
      if (areMirrors(path, partner.path) || made.has(partner.path)) return void 0;
      return finding11(project2, path, partner);
    };
  }
};
function areOfOneKind({ documents }, document, { path, overlap: overlap2 }) {
  return overlap2.jaccard >= 0.5 && titleOf2(document) !== titleOf2(documents.get(path));
}
function titleOf2(document) {
  return document?.headings[0]?.text ?? document?.frontmatter?.fields.get("title")?.value;
}
function isApart(path) {
  const language = languageOf(path);
  return APART.test(path) || language !== void 0 && !language.startsWith("en");
}
var APART = /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|[\w-]*starters?[\w-]*|versions?|bin|tests?|conformance|patches|vendor|third_party|out|changes|assets|[\w-]*(?:generated|backups?)[\w-]*|rendered|embedded|dist|static)\/|(?:^|\/)(?:_|llms[\w-]*\.\w+$)/i;
function finding11(project2, path, partner) {
  const { overlap: overlap2, path: other, others } = partner;
  const { identical, here, there, jaccard, sections } = overlap2;
  const besides = others === 0 ? "" : `, and parts in ${others} more`;
  const measure = {
    path: other,
    detail: `${percent(here)} of this one there, ${percent(there)} of that one here, Jaccard ${jaccard.toFixed(2)}`
  };
  const spans = sections.map(
    ({ line, endLine, words, otherLine, otherEndLine }) => ({
      line,
      path: other,
      detail: `${words} words in lines ${line}-${endLine}, there in lines ${otherLine}-${otherEndLine}`
    })
  );
  const linked2 = {
    detail: `linked from ${countLinks(project2, path)} documents, the other from ${countLinks(project2, other)}`
  };
  return {
    summary: identical ? `has the same words as ${other}${besides}` : `${percent(here)} of it also stands in ${other}${besides}`,
    evidence: [measure, ...spans.slice(0, EVIDENCE_LIMIT - 2), linked2],
    strength: here,
    ...isOfThePast(path) ? { record: true } : {}
  };
}
function percent(share3) {
  return `${Math.round(share3 * 100)} %`;
}
function countLinks(project2, path) {
  return new Set(project2.inbound(path).map(({ from }) => from)).size;
}

// ../scanner/src/signals/stale-self-date/cycle.ts
function cycleDays(text2) {
  const value = text2.trim().toLowerCase();
  const named4 = NAMED5.get(value.replace(/[-_ ]/g, ""));
  if (named4 !== void 0) return named4;
  const found2 = COUNTED.exec(value);
  if (found2 === null) return void 0;
  const [, count3 = "one", unit = "d"] = found2;
  if (found2[2] === void 0 && !/^\d+$/.test(count3)) return void 0;
  const days = (COUNTS.get(count3) ?? Number(count3)) * (UNITS.get(unit[0] ?? "") ?? 1);
  return days > 0 ? days : void 0;
}
var COUNTED = /^(?:every |p)?(\d{1,4}|an?|one|two|three|six|twelve)?[ -]?(days?|d|weeks?|w|months?|m|years?|y)?$/;
var COUNTS = new Map([
  ...["a", "an", "one"].map((word) => [word, 1]),
  ...[
    ["two", 2],
    ["three", 3],
    ["six", 6],
    ["twelve", 12]
  ]
]);
var UNITS = /* @__PURE__ */ new Map([
  ["d", 1],
  ["w", 7],
  ["m", 31],
  ["y", 366]
]);
var NAMED5 = /* @__PURE__ */ new Map([
  ["weekly", 7],
  ["monthly", 31],
  ["quarterly", 92],
  ["halfyearly", 183],
  ["semiannually", 183],
  ["semiannual", 183],
  ["biannually", 183],
  ["annual", 366],
  ["annually", 366],
  ["yearly", 366]
]);

// ../scanner/src/signals/stale-self-date/dates.ts
function leadingDate2(text2) {
  for (const [pattern, read2] of FORMS) {
    const found2 = pattern.exec(text2);
    if (found2 === null) continue;
    const days = read2(found2.groups ?? {});
    return days === void 0 ? void 0 : { days, text: found2[0] };
  }
  return void 0;
}
var YEAR2 = String.raw`(?<y>(?:19|20)\d\d)(?!\d)`;
var NAME6 = "(?<n>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
var ORDINAL = "(?:st|nd|rd|th)?";
var byDay = ({ y, n, m, d }) => day(Number(y), m ? Number(m) : monthOf(n), Number(d));
var byMonth = ({ y, n, m }) => month(Number(y), m ? Number(m) : monthOf(n));
var FORMS = [
  [new RegExp(String.raw`^${YEAR2}([-/.])(?<m>\d{1,2})\2(?<d>\d{1,2})(?!\d)`), byDay],
  [new RegExp(String.raw`^${YEAR2}-(?<m>\d\d)(?![\d-])`), byMonth],
  [new RegExp(String.raw`^(?<d>\d{1,2})${ORDINAL}[ -](?:of )?${NAME6}\.?,?[ -]${YEAR2}`, "i"), byDay],
  [new RegExp(String.raw`^${NAME6}\.? (?<d>\d{1,2})${ORDINAL},? ${YEAR2}`, "i"), byDay],
  [new RegExp(String.raw`^${NAME6}\.?,? ${YEAR2}`, "i"), byMonth],
  [new RegExp(String.raw`^(?<a>\d{1,2})([/.-])(?<b>\d{1,2})\2${YEAR2}`), byNumbers]
];
function byNumbers({ a, b, y }) {
  const [one, other, year] = [Number(a), Number(b), Number(y)];
  if (one === other) return day(year, one, other);
  if (one > 12) return day(year, other, one);
  return other > 12 ? day(year, one, other) : void 0;
}
var NAMES4 = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
function monthOf(name) {
  return NAMES4.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;
}
function day(year, monthNumber, dayNumber) {
  const start = Date.UTC(year, monthNumber - 1, dayNumber);
  const date = new Date(start);
  const real = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
  return real ? { start, end: start + DAY } : "malformed";
}
function month(year, monthNumber) {
  if (monthNumber < 1 || monthNumber > 12) return "malformed";
  return { start: Date.UTC(year, monthNumber - 1), end: Date.UTC(year, monthNumber) };
}

// ../scanner/src/signals/stale-self-date/statements.ts
function isAhead(kind2) {
  return kind2 === "due" || kind2 === "expires";
}
var FIRST_LINES = 20;
var LAST_LINES = 15;
var QUOTE_LENGTH3 = 120;
var LINE_LENGTH2 = 400;
function selfDates(reading) {
  const { document } = reading;
  const fields = [...document.frontmatter?.fields ?? []];
  const statements = [
    ...fields.flatMap(([key, field]) => fieldSays(key, field) ?? []),
    ...linesSay(reading),
    ...badgesSay(reading)
  ].sort((one, other) => one.line - other.line);
  const cycle = fields.flatMap(([key, { line, value }]) => {
    const days = CYCLE.test(key) ? cycleDays(value) : void 0;
    return days === void 0 ? [] : [{ line, days, quote: `${key}: ${value}` }];
  })[0];
  if (statements.length === 0) return void 0;
  return { statements, ...cycle === void 0 ? {} : { cycle } };
}
var CYCLE = /^review[-_ ]?(?:in|cycle|interval|period|frequency|every)(?:[-_ ]?days)?$/i;
var CHANGED_KEY = /^(?:(?:date[-_ ]?)?last[-_ ]?(?:updated?|modified|edited|revised|changed|mod)|updated|modified|date[-_ ]?(?:updated|modified)|revised)(?:[-_ ]?(?:on|at|date))?$/i;
var REVIEWED_KEY = /^(?:(?:date[-_ ]?)?last[-_ ]?(?:reviewed|review|verified|checked|validated|tested)|reviewed|verified)(?:[-_ ]?(?:on|at|date))?$/i;
var DUE_KEY = /^(?:next[-_ ]?review(?:[-_ ]?(?:on|at|date|due))?|review[-_ ]?(?:by|due|after|before)(?:[-_ ]?date)?)$/i;
var EXPIRES_KEY = /^(?:expires(?:[-_ ]?(?:on|at))?|valid[-_ ]?until)$/i;
function fieldSays(key, { line, value }) {
  const kind2 = KEYS.find(([, pattern]) => pattern.test(key))?.[0];
  if (kind2 === void 0) return void 0;
  const date = leadingDate2(value.trim());
  return date && { line, kind: kind2, date, quote: `${key}: ${value}`.slice(0, QUOTE_LENGTH3) };
}
var KEYS = [
  ["updated", CHANGED_KEY],
  ["reviewed", REVIEWED_KEY],
  ["due", DUE_KEY],
  ["expires", EXPIRES_KEY]
];
function linesSay({ text: text2, structure }) {
  if (!MAY_SAY2.test(text2)) return [];
  const first = structure.frontmatter?.endLine ?? 0;
  const lines2 = text2.trimEnd().split("\n");
  return lines2.flatMap((raw, index) => {
    const key = index < first + FIRST_LINES || index >= lines2.length - LAST_LINES;
    const line = index + 1;
    if (!key || index < first || !MAY_SAY2.test(raw) || inFence(structure, line)) return [];
    const shown5 = utf8(raw.slice(0, LINE_LENGTH2)).trim();
    const said2 = lineSays2(shown5);
    return said2 === void 0 ? [] : [{ line, ...said2, quote: copy(shown5.slice(0, QUOTE_LENGTH3)) }];
  });
}
var MAY_SAY2 = /updat|modifi|revis|edited|review|verif|as of|checked|changed|refresh/i;
function lineSays2(line) {
  const table = line.startsWith("|");
  const plain2 = line.replace(/`[^`]*`|["\u201C][^"\u201D]*["\u201D]/g, '""').replace(/<!--|-->|<[^>]*>|[*_~]+/g, "").replace(/^[^\p{L}\p{N}"]+/u, "");
  const asOf = AS_OF.exec(plain2);
  if (asOf !== null) {
    const date = leadingDate2(plain2.slice(asOf[0].length));
    const rest = date && plain2.slice(asOf[0].length + date.text.length);
    return date && rest && !/^[\s.)|!]*$/.test(rest) ? void 0 : date && { kind: "updated", date };
  }
  for (const { index, 0: label, groups } of plain2.matchAll(LABEL)) {
    if (index > 0 && (table || groups?.["bare"] !== void 0)) continue;
    const date = leadingDate2(plain2.slice(index + label.length));
    if (date !== void 0) return { kind: kindOfLabel(label), date };
  }
  return void 0;
}
var AS_OF = /^(?:(?:status|current|accurate|correct|up[- ]to[- ]date|valid|true|last (?:checked|verified|updated))\s+)?as of:?\s+/i;
var THING = "(?:document|page|doc|docs|content|documentation|file|guide|article|readme|list|report)";
var DONE2 = "(?:updated?|modified|modification|revised|revision|edited|edit|changed|refreshed|reviewed|review|verified|checked|validated)";
var LABEL = new RegExp(
  [
    String.raw`(?:^|(?<=[|\u00B7\u2022;,\u2013\u2014]\s{0,3}|\.\s|\s-\s))`,
    "(?:",
    String.raw`(?:(?:this|the)\s)?(?:${THING}\s)?(?:was\s|is\s|date\s)?(?:last|latest|most recently)\s${DONE2}(?:\sdate)?(?:\s(?:on|at|in|by\s[\w@ .]{1,30}\son))?`,
    String.raw`|next\s(?:scheduled\s)?review(?:\s(?:date|due|on|by))?`,
    String.raw`|(?<bare>(?:date\s)?(?:updated|reviewed|verified|revised)(?:\son)?(?=\s*[:|]))`,
    ")",
    String.raw`\s*(?:[:|=]\s*)?\(?`
  ].join(""),
  "giu"
);
function kindOfLabel(label) {
  if (/^next/i.test(label)) return "due";
  return /review|verif|check|valid/i.test(label) ? "reviewed" : "updated";
}
function badgesSay({ structure }) {
  return structure.links.flatMap(({ line, target }) => {
    const written = BADGE2.exec(target)?.[1]?.replace(/--/g, "-").replace(/%20|_/g, " ");
    const date = written === void 0 ? void 0 : leadingDate2(written);
    return date === void 0 || line > FIRST_LINES * 2 ? [] : [{ line, kind: "updated", date, quote: `badge: last updated ${date.text}` }];
  });
}
var BADGE2 = /\/badge\/(?:last(?:_|%20|--)?)?updated?-([\w%,.-]+?)-\w+(?:\.svg)?(?:\?|$)/i;

// ../scanner/src/signals/stale-self-date/outrun.ts
var DOCUMENTS_LIMIT2 = 2048;
function outruns(project2, history, seen2, bounds) {
  const asked = [...seen2].flatMap(
    ([path, { statements }]) => statements.flatMap((statement) => ask(project2, history, path, statement, bounds.days) ?? [])
  );
  asked.splice(DOCUMENTS_LIMIT2);
  const blobs = asked.flatMap(
    ({ then, now }) => [then.blob, now.blob].flatMap((blob) => blob ?? [])
  );
  const texts = history.texts(blobs);
  return new Map(
    asked.flatMap(({ statement, then, now, ...times2 }) => {
      const before = texts.get(then.blob ?? "");
      const after4 = texts.get(now.blob ?? "");
      if (before === void 0 || after4 === void 0) return [];
      const lines2 = newLines(before, after4);
      return lines2 < bounds.newLines ? [] : [[statement, { ...times2, lines: lines2 }]];
    })
  );
}
function ask(project2, history, path, statement, days) {
  const { kind: kind2, date } = statement;
  if (isAhead(kind2) || date.days === "malformed") return void 0;
  const until = date.days.end + days * DAY;
  const changed2 = project2.touched(path);
  const past = history.past(path);
  const now = past?.revisions.findLast(({ content }) => content);
  if (changed2 === void 0 || changed2 <= until || past === void 0 || !now) return void 0;
  const then = revisionAt(past, until) ?? past.revisions[0] ?? now;
  const commit = project2.uncommitted(path) ? {} : { commit: now.commit.id };
  return { statement, then, now, changed: changed2, ...commit };
}
function newLines(before, after4) {
  const known2 = new Set(before.split("\n").map((line) => line.trim()));
  let count3 = 0;
  for (const raw of after4.split("\n")) {
    const line = raw.trim();
    if (line !== "" && !known2.has(line)) count3 += 1;
  }
  return count3;
}

// ../scanner/src/signals/stale-self-date.ts
var THRESHOLDS7 = {
  /** A document that changed so many days after the date it gives itself outran it ... */
  days: 90,
  /** ... if so many of its lines are new since then. */
  newLines: 5,
  /** A review is overdue so many days after the day that was set for it. */
  graceDays: 30
};
var staleSelfDate = {
  id: "stale-self-date",
  deciding: false,
  family: "age",
  explanation: {
    says: "The document says when it was last updated or reviewed, and that is not so, or too long ago by its own rule.",
    definition: "A date in its metadata, in the first 20 or the last 15 lines, or on a badge, that it gives as its last update or review, is more than 90 days older than its last change, is no date, or is yet to come; or the day of the review that it names itself has passed.",
    traps: [
      "dates in code or in quotes, and dates of publication",
      'a date that belongs to something else: "As of March 2020 the service does ..."',
      "02/01/2026, which may be either of two days; a month counts to its last day",
      "tables of versions and entries of a changelog",
      "commits that changed most documents at once are no change of this one",
      "templates, examples, fixtures, records, archives, numbered versions, generated documents"
    ]
  },
  thresholds: THRESHOLDS7,
  observe: selfDates,
  judge(project2, seen2, given2) {
    const history = project2.history();
    const now = project2.now();
    const judged = [...project2.documents.values()].filter((document) => !isKeptAsIs(document));
    const dated = new Map(
      judged.flatMap(({ path }) => {
        const own = seen2.get(path);
        return own === void 0 ? [] : [[path, own]];
      })
    );
    const { graceDays, ...bounds } = settle(THRESHOLDS7, given2);
    const outrun = outruns(project2, history, dated, bounds);
    return ({ path }) => {
      const own = dated.get(path);
      return own && finding12(said(own, outrun, { now, grace: graceDays * DAY }));
    };
  }
};
function said({ statements, cycle }, outrun, today) {
  const wrong = statements.flatMap(
    (statement) => wrongWith(statement, outrun.get(statement), today) ?? []
  );
  const newest = statements.flatMap(({ kind: kind2, date: { days } }) => isAhead(kind2) || days === "malformed" ? [] : days.end).reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const due = newest + (cycle?.days ?? Number.POSITIVE_INFINITY) * DAY;
  const { now, grace } = today;
  if (cycle === void 0 || !(due + grace < now)) return wrong;
  return [...wrong, overdue("due", cycle.line, due, cycle.quote, now)];
}
function wrongWith(statement, outrun, { now, grace }) {
  const { line, kind: kind2, date, quote } = statement;
  const says = `says it ${VERBS2[kind2]} ${date.text}`;
  if (date.days === "malformed") {
    const evidence3 = { line, detail: quote };
    return { summary: `${says}, which is no date`, evidence: evidence3, strength: 0.5 };
  }
  const { start, end } = date.days;
  if (isAhead(kind2)) {
    return end + grace < now ? overdue(kind2, line, end, quote, now) : void 0;
  }
  if (start > now + DAY) {
    const evidence3 = { line, date: dayOf(start), detail: quote };
    return { summary: `${says}, which is yet to come`, evidence: evidence3, strength: 0.5 };
  }
  return outrun && outrunBy(statement, end, says, outrun);
}
function outrunBy({ line, quote }, end, says, { changed: changed2, commit, lines: lines2 }) {
  const on = dayOf(changed2);
  return {
    summary: `${says}, and has ${lines2} ${lines2 === 1 ? "line" : "lines"} of later, the last of ${on}`,
    evidence: {
      line,
      ...commit === void 0 ? {} : { commit },
      date: dayOf(end - 1),
      now: on,
      detail: quote
    },
    strength: strengthOf(changed2 - end)
  };
}
var VERBS2 = {
  updated: "was last updated",
  reviewed: "was last reviewed",
  due: "is to be reviewed",
  expires: "expires"
};
function overdue(kind2, line, end, quote, now) {
  const date = dayOf(end - 1);
  return {
    summary: `${kind2 === "expires" ? "expired" : "was due for review"} ${date}, as it says itself`,
    evidence: { line, date, detail: quote },
    strength: strengthOf(now - end)
  };
}
function strengthOf(behind) {
  return Math.min(1, 0.3 + 0.7 * behind / (730 * DAY));
}
function finding12(wrong) {
  const [worst] = [...wrong].sort((one, other) => other.strength - one.strength);
  if (worst === void 0) return void 0;
  const evidence3 = wrong.map((each) => each.evidence);
  evidence3.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return {
    summary: worst.summary,
    evidence: evidence3.slice(0, EVIDENCE_LIMIT),
    strength: worst.strength
  };
}

// ../scanner/src/signals/stub/empty-sections.ts
var SPEAKS = /:\s*\S|^[A-Z][A-Z ]+$|^\W*$|^\w+(?:\.\w+)+$|(?:\S+\s+){8}/;
function emptySections({ structure, text: text2 }) {
  const { headings } = structure;
  const blank = blankLines(text2, structure.lines);
  const empty = [];
  let leaves = 0;
  const linked2 = new Set(structure.links.map(({ line }) => line));
  for (const [index, { line, level, setext, text: title }] of headings.entries()) {
    const next = headings[index + 1];
    if (next !== void 0 && next.level > level) continue;
    leaves += 1;
    if (linked2.has(line) || SPEAKS.test(title)) continue;
    const last = (next?.line ?? structure.lines + 1) - 1;
    if (isBlank3(blank, line + (setext ? 2 : 1), last)) empty.push(line);
  }
  return { empty, leaves };
}
function blankLines(text2, lines2) {
  const blank = new Uint8Array(lines2 + 2);
  for (const [index, line] of text2.split("\n").entries()) {
    if (index < lines2 && /^[\s*_-]*$/.test(line)) blank[index + 1] = 1;
  }
  return blank;
}
function isBlank3(blank, first, last) {
  for (let line = first; line <= last; line += 1) {
    if (blank[line] !== 1) return false;
  }
  return true;
}

// ../scanner/src/signals/stub/substance.ts
var SHORT_WORDS = 200;
function substance(reading) {
  const { document, structure, text: text2 } = reading;
  if (document.format !== "markdown" && DIRECTIVE2.test(text2)) return void 0;
  if (document.format === "text" || document.lines === 0) return void 0;
  const filler = fillerIn(reading);
  const short2 = document.words < SHORT_WORDS;
  const { empty, leaves } = short2 ? emptySections(reading) : { empty: [], leaves: 0 };
  if (!short2 && filler.length === 0) return void 0;
  return {
    other: hasOther(reading),
    leadsOn: short2 && (structure.links.some(leadsAway) || ADDRESS.test(text2)),
    promises: short2 && PROMISES.test(text2),
    headingWords: short2 ? wordsIn(structure.headings) : 0,
    firstLine: (structure.frontmatter?.endLine ?? 0) + 1,
    filler,
    emptyHeadings: empty,
    leafHeadings: leaves
  };
}
var DIRECTIVE2 = /^\s*\.\. [\w-]+::|^\w+::\S*\[|^#\+include/im;
var ADDRESS = /https?:\/\/|^(?:redirect\w*|layout:\s*redirect|@\S+)/im;
function leadsAway({ target }) {
  return !target.startsWith("#");
}
var PROMISES = /^\s*(?:#+ |> |<!--+ ?|\*\*)?(?:TODO|TBD|TBA|FIXME|WIP|placeholder for)\b|\b(?:com(?:e|ing) soon|to be (?:written|added|documented|completed)|(?:is|are|was) not (?:yet )?written|not written yet|(?:work|documentation) in progress|under construction)\b/im;
function wordsIn(headings) {
  return headings.reduce((sum2, { text: text2 }) => sum2 + (text2.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
var FILLER3 = /\blorem ipsum dolor\b|<(?:TBD|TBA|TODO|INSERT\b[^>]{0,60}|FILL[ _-]?IN[^>]{0,60}|PLACEHOLDER)>|\[(?:INSERT|FILL IN|PLACEHOLDER)[ :]\s?\w[^\]]{0,60}\]/g;
var FENCE_LENGTH = 4;
var FILLER_LIMIT = 64;
function fillerIn({ structure, text: text2 }) {
  const found2 = [];
  if (!MAY_HOLD_FILLER.test(text2)) return found2;
  eachProse(structure, (line, start, end) => {
    if (found2.length >= FILLER_LIMIT) return;
    const piece = text2.slice(start, end).replace(/`[^`]*`/g, "");
    for (const [match] of piece.matchAll(FILLER3)) found2.push({ line, text: utf8(match) });
  });
  return found2;
}
var MAY_HOLD_FILLER = /<(?:TBD|TBA|TODO|INSERT|FILL|PLACEHOLDER)|\[(?:INSERT|FILL IN|PLACEHOLDER)|orem ipsum dolor/;
function hasOther({ document, structure, text: text2 }) {
  const metadata = structure.frontmatter;
  if (metadata !== void 0 && text2.slice(metadata.end).trim().length <= FENCE_LENGTH) return true;
  if (structure.tables > 0 || structure.fences.some(({ start, end }) => end > start)) return true;
  if (structure.links.some(({ kind: kind2 }) => kind2 === "image" || kind2 === "html")) return true;
  return document.path.endsWith(".mdx") || COMPONENT2.test(text2);
}
var COMPONENT2 = /^\s*<[A-Z][\w.]*|\{\{-?\s*(?:[<%#]|(?:partial|template|include|block)\b)|\{%|^\s*:::|^@include|\[!INCLUDE|^--8<--|<!--\s*@|^\[\/\/\]: #|^> [A-Z]{3,}: \S+$|<(?:iframe|video|script|svg)\b/m;

// ../scanner/src/signals/stub.ts
var THRESHOLDS8 = {
  /** Fewer words than this, those of its title among them, say nothing. */
  leastWords: 4,
  /** Fewer words of prose than this, and a promise of more to come, are a stub. */
  leastPromisedWords: 30,
  /** So many headings without a word beneath are a scaffold, if they are most of all. */
  emptyHeadings: 3
};
var stub = {
  id: "stub",
  deciding: false,
  family: "content",
  explanation: {
    says: "The document says next to nothing, or still holds the text of its scaffold.",
    definition: "Fewer than 4 words (of Chinese and Japanese, characters), headings included, and nothing else to look at; or fewer than 30 words of prose that say it is yet to be written; or filler text, gaps to fill in, or at least 3 headings, most of all, with nothing beneath.",
    traps: [
      "one sentence can be all there is to say of a package",
      "a document of code, pictures, diagrams, tables or components, or of metadata alone",
      "a page that sends its readers on to another, and the opening page of a section with metadata",
      "what agents, forges and tools read: commands, skills, prompts, release notes in the making, licences",
      "headings that speak for themselves: a value, a type, a link, a whole sentence, one of a form in capitals",
      "parts that other documents include, and pages that a program writes",
      "templates, fixtures, examples and what stands among tests, whose gaps are their purpose",
      "names in double braces, which are template syntax"
    ]
  },
  thresholds: THRESHOLDS8,
  observe: substance,
  judge(_project, seen2, given2) {
    const thresholds = settle(THRESHOLDS8, given2);
    return (document) => {
      const own = seen2.get(document.path);
      if (own === void 0 || isExempt5(document)) return void 0;
      const found2 = scaffold(own, thresholds) ?? tooShort(document, own, thresholds);
      return found2 !== void 0 && isRecord(document.path) ? { ...found2, record: true } : found2;
    };
  }
};
var PIECES = /(?:^|\/)(?:_?includes?|_?partials?|_?snippets?|_?shared|_?fragments?|_?shortcodes?|news(?:fragments|\.d)?|changes(?:\.d|ets?)?|changelog(?:s|\.d|_unreleased)?|unreleased|release-?notes|\.changeset|redirects?|tests?|[\w-]*examples?[\w-]*|samples?|prompts?)\/|(?:^|\/)_[^/]*$|(?:^|\/)(?:change(?:s|log)|unreleased)[^/]*$|[_.-]prompt\.[a-z]+$/i;
var OPENING3 = /(?:^|\/)(?:readme|index)\.(?:html\.)?[a-z]+$/i;
function isExempt5({ path, mirrorOf: mirrorOf2, generated: generated2, frontmatter: frontmatter2 }) {
  if (mirrorOf2 !== void 0 || generated2 !== void 0) return true;
  if (isFixture(path) || isTemplate(path) || isLicence(path) || PIECES.test(path)) return true;
  return isEntry(path) && !/readme/i.test(path) || frontmatter2 !== void 0 && OPENING3.test(path);
}
function scaffold({ filler, emptyHeadings, leafHeadings }, limits2) {
  const empty = emptyHeadings.length;
  const hollow = empty >= limits2.emptyHeadings && empty * 2 >= leafHeadings;
  if (filler.length === 0 && !hollow) return void 0;
  const gaps = filler.map(({ line, text: text2 }) => ({ line, detail: text2 }));
  const heads = emptyHeadings.map((line) => ({ line, detail: "nothing beneath" }));
  const parts = [
    filler.length > 0 ? `${filler.length} ${filler.length === 1 ? "gap" : "gaps"} to fill in` : "",
    hollow ? `${empty} of ${leafHeadings} sections empty` : ""
  ];
  return {
    summary: parts.filter((part) => part !== "").join(", "),
    evidence: [...gaps, ...hollow ? heads : []].sort((one, other) => (one.line ?? 0) - (other.line ?? 0)).slice(0, EVIDENCE_LIMIT),
    strength: hollow ? Math.min(1, empty / Math.max(1, leafHeadings)) : 0.5
  };
}
function tooShort(document, own, limits2) {
  const { words } = document;
  if (own.other || own.leadsOn) return void 0;
  const silent = words + own.headingWords < limits2.leastWords;
  const promised2 = own.promises && words < limits2.leastPromisedWords;
  if (!silent && !promised2) return void 0;
  const summary = `${words} ${words === 1 ? "word" : "words"} of prose`;
  return {
    summary: own.promises ? `${summary}, and more promised` : summary,
    evidence: [{ line: own.firstLine, detail: `${words} words, ${document.bytes} bytes` }],
    strength: 1 - words / limits2.leastPromisedWords / 2
  };
}

// ../scanner/src/signals/unkept-promise/words.ts
var MAY_PROMISE = /\b(?:TODO|FIXME|TBD|TBA|TBC|WIP)\b|\bcoming (?:soon|shortly)\b|\bto be (?:written|documented|announced|determined|decided|defined|completed|added|filled)\b|\bwork[- ]in[- ]progress\b|\bunder construction\b|\bnot yet (?:written|documented)\b/i;
function promiseIn(line) {
  const plain2 = line.replace(/`+[^`]*`+/g, "` `").replace(/["\u201C][^"\u201D]{0,200}["\u201D]|(?<!\w)'[^']{0,80}'(?!\w)/g, '""').replace(/~~.*?~~/g, " ").replace(/<[^>]*>/g, " ");
  const mark = markIn(plain2) ?? phraseIn(plain2);
  if (mark === void 0 || SPOKEN_OF.test(plain2)) return void 0;
  return new Set(plain2.match(MARKS2)).size > 1 ? void 0 : mark;
}
function hasIssue(line) {
  return ISSUE.test(line);
}
var ISSUE = /\/(?:issues|pull|merge_requests|browse)\/[\w-]+|(?:^|[\s([])(?:[\w.-]+\/[\w.-]+)?#\d+\b|\b[A-Z]{2,10}-\d+\b/;
var MARKS2 = /\b(?:TODO|FIXME|XXX|HACK|TBD|TBA|TBC|WIP|DONE|DRAFT|WONTFIX|BLOCKED)\b/g;
var START = String.raw`^[\s>*_~+#([|\u2000-\u2BFF\uFE0F\u{1F000}-\u{1FAFF}-]*`;
var WORD2 = "(TODO|FIXME|TBD|TBA|TBC|WIP)";
var OF_WHOM = String.raw`(?:\([^()\s]{1,40}\))?`;
var FIRST = new RegExp(
  String.raw`${START}${WORD2}${OF_WHOM}[\s*_~\])]*(?:$|[:.!|]|\s[-\u2013\u2014]\s)`,
  "u"
);
var VERB_FIRST = /^[\s>*_~+([-]*(TODO|FIXME) (?:add|describe|document|explain|write|fill|update|fix|finish|complete|decide|check|clarify|expand|link|move|replace|mention|provide|include|insert|define|figure|link|verify|how|what|why)\b/;
var IN_BRACKETS = new RegExp(
  String.raw`(?<!\bW\w+\sI\w+\sP\w+\s)[[(]\s*[*_]*${WORD2}[*_]*(?:\s*[:\u2013\u2014-][^\])]{0,120})?\s*[\])](?![([])`,
  "u"
);
var LAST = new RegExp(
  String.raw`(?:[:|=\u2013\u2014]|\s-)[\s*_]*${WORD2}[\s*_]*(?:[.!|;]|$)`,
  "u"
);
var WITHIN2 = new RegExp(String.raw`[\s(.;!*_](TODO|FIXME)${OF_WHOM}\**:\**(?:\s|$)`, "u");
function markIn(plain2) {
  for (const pattern of [FIRST, VERB_FIRST, IN_BRACKETS, LAST, WITHIN2]) {
    const found2 = pattern.exec(plain2)?.[1];
    if (found2 !== void 0) return found2;
  }
  return void 0;
}
var END = String.raw`(?=[\s*_]*(?:[.!)\]|;\u2026]|$))`;
var DOCUMENT3 = "page|document|documentation|section|guide|tutorial|article|chapter|readme|doc|docs|list|part|wiki|file|spec|specification";
var PHRASES = [
  /\bcoming (?:soon|shortly)\b(?!,? (?:page|section|banner|badge|label|message|state|to (?:a|an)\b))/i,
  // What is to be done to something else is an instruction: only what stands by itself promises.
  new RegExp(
    String.raw`(?:^|[([:|\u2013\u2014]|\s-|\b(?:is|are)\s(?:still|yet))[\s*_]*to be (?:written|documented|announced|determined|decided|defined|completed|filled in|added)\b${END}`,
    "iu"
  ),
  new RegExp(
    String.raw`\b(?:this|these|the)\s(?:\w+\s){0,2}(?:${DOCUMENT3})\s(?:is|are)\s(?:\w+\s){0,2}(?:an?\s)?(?:ongoing\s)?(?:work[- ]in[- ]progress|under construction|incomplete)\b`,
    "i"
  ),
  // Alone it may be a label in a list: it takes a mark around it to be said.
  /^(?:[^\p{L}\p{N}\s#|-]+\s*(?:work[- ]in[- ]progress|under construction)[\s*_!.:)\]]*|(?:work[- ]in[- ]progress|under construction)[.!])$/iu,
  new RegExp(String.raw`\bnot yet (?:written|documented)\b${END}`, "i")
];
function phraseIn(plain2) {
  for (const pattern of PHRASES) {
    const found2 = pattern.exec(plain2)?.[0];
    if (found2 !== void 0) return found2.trim().toLowerCase();
  }
  return void 0;
}
var SPOKEN_OF = /\b(?:TODO|FIXME|TBD|WIP)s?[*_]*\s+(?:comments?|lists?|items?|apps?|markers?|tags?|files?|entries|labels?|PRs?|pull requests?|limits?|commits?|branch(?:es)?|marks?|notes?|tasks?|statements?|placeholders?|keywords?)\b|\b(?:never|avoid|without|instead of|don['\u2019]t|do not|no|any|search|grep|scan|look|looks|flag|flags|detect|detects|remove|leave|leaving|contains?|e\.g\.|such as|like|mark(?:ed|s)?|means?|stands for|placeholders?|say|says|write|use|prefix(?:ed)?|label(?:ed|led)?|called|named)\b[^.]{0,60}(?:TODO|FIXME|TBD|WIP|coming soon|work[- ]in[- ]progress)|\b(?:as|that|indicat\w+|shows?|shown|displays?|reads?) (?:\w+ ){0,3}coming soon|\bWIP[*_)\]]*\s*[:=|\u2013\u2014-]*\s*(?:work[- ])?in[- ]progress/i;

// ../scanner/src/signals/unkept-promise/promised.ts
var TABLE_RULE = /^(?:.*\n)?\|?[\s:|-]*-[\s:|-]*$/;
var QUOTE_LENGTH4 = 120;
var PROMISES_LIMIT = 200;
var LOOKED_AT3 = 2048;
function promised(reading) {
  const { text: text2, structure } = reading;
  if (!MAY_PROMISE.test(text2)) return void 0;
  const marks2 = marksIn(reading);
  if (marks2.size === 0) return void 0;
  const tells = tellsOf(text2);
  const lines2 = [...marks2].sort(([a], [b]) => a - b).slice(0, PROMISES_LIMIT);
  const found2 = lines2.flatMap(([line, mark]) => {
    const own = tells[line - 1];
    if (own === void 0 || line <= (structure.frontmatter?.endLine ?? 0)) return [];
    if (TABLE_RULE.test(tells[line] ?? "")) return [];
    const shown5 = utf8(own.slice(own.lastIndexOf("\n") + 1));
    const quote = copy(shown5.slice(0, QUOTE_LENGTH4));
    return [{ line, mark, tells: copy(own), issue: hasIssue(shown5), quote }];
  });
  return found2.length === 0 ? void 0 : found2;
}
function marksIn({ text: text2, structure }) {
  const marks2 = /* @__PURE__ */ new Map();
  const look5 = (line, whole2) => {
    const piece = whole2.slice(0, LOOKED_AT3);
    if (marks2.has(line) || !MAY_PROMISE.test(piece)) return;
    const mark = promiseIn(utf8(piece));
    if (mark !== void 0) marks2.set(line, copy(mark));
  };
  eachProse(structure, (line, start, end) => look5(line, text2.slice(start, end)));
  for (const { line, text: heading } of structure.headings) look5(line, heading);
  for (const { line, text: comment } of structure.comments) {
    if (!comment.includes("\n")) look5(line, comment);
  }
  return marks2;
}
var TELLING_CHARACTERS = 24;
function tellsOf(text2) {
  let before = "";
  return text2.split(/\r\n|\r|\n/).map((raw) => {
    const line = raw.trim();
    if (line === "") return line;
    const short2 = line.replace(/[^A-Za-z0-9\x80-\xFF]/g, "").length < TELLING_CHARACTERS;
    const tells = short2 ? `${before}
${line}` : line;
    before = line;
    return tells;
  });
}

// ../scanner/src/signals/unkept-promise.ts
var THRESHOLDS9 = {
  /** A line that stood there so long ago is an unkept promise. */
  days: 180,
  /** So is one that so many content commits have left as it was ... */
  contentCommits: 5,
  /** ... if it is not younger than this, in days. */
  leastDays: 30
};
var DOCUMENTS_LIMIT3 = 2048;
var unkeptPromise = {
  id: "unkept-promise",
  deciding: false,
  family: "age",
  explanation: {
    says: "The document has long promised text that nobody has written.",
    definition: 'A line with TODO, FIXME, TBD, TBA, WIP, "coming soon", "to be written" or the like already stood, as it is, in the text of 180 days ago, or five content commits ago and at least 30 days; of at most 2048 documents.',
    traps: [
      "the words in code, fenced or not, or in quotes",
      "the words as a topic: TODO comments, a to-do list, a label, what a reviewer is to look for",
      "a line that names several of them, as a list of markers does",
      "short lines, told apart by what stands before them",
      "templates, examples, fixtures, records, archives, translations, numbered versions, generated documents",
      "a line that links to an issue counts for less"
    ]
  },
  thresholds: THRESHOLDS9,
  observe: promised,
  judge(project2, seen2, given2) {
    const pasts = pastsOf(project2, seen2, settle(THRESHOLDS9, given2));
    return ({ path }) => {
      const own = seen2.get(path);
      const past = pasts.get(path);
      if (own === void 0 || past === void 0) return void 0;
      return finding13(own, past);
    };
  }
};
function pastsOf(project2, seen2, thresholds) {
  const history = project2.history();
  const now = project2.now();
  const revisions = /* @__PURE__ */ new Map();
  for (const document of project2.documents.values()) {
    const { path } = document;
    if (!seen2.has(path) || isExempt6(document)) continue;
    if (revisions.size >= DOCUMENTS_LIMIT3) break;
    const past = history.past(path);
    const earlier = past === void 0 ? [] : earlierOf(past, now, thresholds);
    if (earlier.length > 0) revisions.set(path, earlier);
  }
  const texts = history.texts([...revisions.values()].flat().flatMap(({ blob }) => blob ?? []));
  return new Map(
    [...revisions].map(([path, all]) => [
      path,
      all.flatMap((revision) => {
        const text2 = texts.get(revision.blob ?? "");
        return text2 === void 0 ? [] : [{ revision, lines: new Set(tellsOf(text2)) }];
      })
    ])
  );
}
function earlierOf(past, now, { days, contentCommits, leastDays }) {
  const longAgo = revisionAt(past, now - days * DAY);
  const contents = past.revisions.filter(({ content }) => content);
  const commits = contents.at(-contentCommits - 1);
  const enough = commits !== void 0 && commits.commit.time <= now - leastDays * DAY;
  const both = [longAgo, enough ? commits : void 0].filter((each) => each !== void 0);
  return both.sort((one, other) => one.commit.order - other.commit.order);
}
function isExempt6(document) {
  const { path } = document;
  if (isKeptAsIs(document) || ABOUT_TODO.test(baseName2(path))) return true;
  return (languageOf(path) ?? "en") !== "en";
}
var ABOUT_TODO = /to-?do|backlog|^tasks?\b/i;
function finding13(own, past) {
  const unkept = own.flatMap((promise) => {
    const since2 = past.find(({ lines: lines2 }) => lines2.has(promise.tells));
    return since2 === void 0 ? [] : [{ promise, commit: since2.revision.commit }];
  });
  const first = [...unkept].sort((one, other) => one.commit.order - other.commit.order)[0];
  if (first === void 0) return void 0;
  const followed = unkept.every(({ promise }) => promise.issue);
  const since = `${dayOf(first.commit.time)} or longer`;
  return {
    summary: unkept.length === 1 ? `1 promise stands unkept since ${since}` : `${unkept.length} promises stand unkept, one since ${since}`,
    evidence: unkept.slice(0, EVIDENCE_LIMIT).map(
      ({ promise: { line, quote }, commit: { id, time } }) => ({
        line,
        commit: id,
        date: dayOf(time),
        detail: quote
      })
    ),
    strength: Math.min(1, 0.5 + 0.1 * (unkept.length - 1)) * (followed ? 0.5 : 1)
  };
}

// ../scanner/src/signals/unreachable/name-facts.ts
var NAMES_LIMIT4 = 128;
function nameFacts({ document, text: text2 }) {
  const apart = APART2.test(text2.slice(0, TOP_CHARACTERS));
  const known2 = new Set(document.mentions.map(({ target }) => baseName2(target)));
  const names = /* @__PURE__ */ new Set();
  for (const { index, 0: extension } of text2.matchAll(EXTENSION3)) {
    if (names.size >= NAMES_LIMIT4) break;
    const name = nameBefore(text2, index) + extension;
    if (name !== extension && !known2.has(name)) names.add(copy(utf8(name)));
  }
  return apart || names.size > 0 ? { apart, names: [...names] } : void 0;
}
var APART2 = /^:orphan:|<!--[^>]{0,80}\b(?:snippet|includ(?:e|ed)|order:|title:)|\b(?:been|was|has) moved\b|\bmoved to\b/im;
var TOP_CHARACTERS = 400;
var EXTENSION3 = /\.(?:mdx?|rst|adoc|txt)(?!\w|\.\w|\/)/g;
var NAME_LENGTH2 = 120;
function nameBefore(text2, end) {
  const before = text2.slice(Math.max(0, end - NAME_LENGTH2), end);
  const quoted2 = /`([^`\n/]*)$/.exec(before)?.[1];
  return quoted2 ?? /(?:^|[^\w/.-])([\w-][\w.-]*)$/.exec(before)?.[1] ?? "";
}

// ../scanner/src/signals/unreachable.ts
var unreachable = {
  id: "unreachable",
  deciding: false,
  family: "graph",
  explanation: {
    says: "No document links to it, and no entry leads to it over any number of links.",
    definition: "No inbound link, path in code or import from another document, and not reached from a README, an index, an agent instruction, a community file, a navigation file, or a directory that a site generator lists by itself.",
    traps: [
      "a path in backticks is a link, and so is a file name in a tree or in plain text",
      "a link to a directory without an index shows its documents",
      "a document with metadata, which some program reads to list it, or that says it is an orphan or has moved",
      "what a program reads: tests, examples, prompts, assets of a site, manual pages, hidden folders and files",
      "fixtures, templates, generated documents, translations, versioned copies, what was put away, and parts that others include",
      "a name that people look for by itself, or that stands in five directories or more",
      "a folder of twenty documents or more of which nothing links to any: something else lists them",
      "records that are numbered or dated: their directory is their index"
    ]
  },
  thresholds: {},
  observe: nameFacts,
  judge(project2, seen2) {
    const conventional = namesByConvention(project2);
    const collections = collectionsOf(project2);
    const named4 = namedByOthers(seen2);
    return (document) => {
      const { path } = document;
      const name = baseName2(path);
      if (seen2.get(path)?.apart === true || conventional.has(name)) return void 0;
      if (collections.has(directoryOf(path)) || isExempt7(document)) return void 0;
      if (isLinked(project2, path) || named4(path)) return void 0;
      return finding14(project2, document);
    };
  }
};
function namedByOthers(seen2) {
  const namers = /* @__PURE__ */ new Map();
  for (const [path, { names }] of seen2) {
    for (const name of names) {
      const known2 = namers.get(name);
      if (known2 === void 0) namers.set(name, [path]);
      else if (known2.length < 2) known2.push(path);
    }
  }
  return (path) => (namers.get(baseName2(path)) ?? []).some((each) => each !== path);
}
var CONVENTION_DIRECTORIES = 5;
function namesByConvention({ documents }) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const path of documents.keys()) {
    const name = baseName2(path);
    counts2.set(name, (counts2.get(name) ?? 0) + 1);
  }
  return new Set(
    [...counts2.keys()].filter((name) => (counts2.get(name) ?? 0) >= CONVENTION_DIRECTORIES)
  );
}
var COLLECTION_DOCUMENTS = 20;
function collectionsOf(project2) {
  const folders = /* @__PURE__ */ new Map();
  for (const path of project2.documents.keys()) {
    if (isEntry(path)) continue;
    const folder2 = directoryOf(path);
    const own = folders.get(folder2) ?? { all: 0, linked: false };
    own.all += 1;
    own.linked ||= isLinked(project2, path);
    folders.set(folder2, own);
  }
  const found2 = [...folders].filter(
    ([, { all, linked: linked2 }]) => all >= COLLECTION_DOCUMENTS && !linked2
  );
  return new Set(found2.map(([folder2]) => folder2));
}
function isLinked(project2, path) {
  return project2.reachable(path) || project2.inbound(path).length > 0;
}
var PART = /(?:^|\/)(?:includes?|partials?|snippets?|shared|fragments?|layouts?|shortcodes?)\/|(?:^|\/)_/;
var OF_A_PROGRAM = /(?:^|\/)(?:tests?|examples?|samples?|wwwroot|public|static|assets|resources|man\d?)\/|(?:^|\/)[\w-]*prompts?[\w-]*(?:\/|\.[a-z]+$)|(?:^|\/)[\w-]*_commands\/|\.(?:agent|instructions|prompt|chatmode)\.md$|walkthrough|\[|(?:^|\/)\./i;
var LOOKED_FOR = /^(?:privacy|adopters|charter|releas(?:es?|ing)(?:[-_]\w+)?|develop(?:ing|ment)|install(?:ation)?|build(?:ing)?|hacking|dependencies|trademarks?|emeritus|faq|glossary|testing|architecture|design|benchmarks?|troubleshooting|migrat(?:ion|ing)|qwen|warp|crush|style[-_]?guide|v?\d+(?:\.\d+)+)\.[a-z]+$/i;
var DESIGN2 = /(?:^|\/)designs?(?:[-_]docs?)?\//i;
function isExempt7(document) {
  const { path, frontmatter: frontmatter2 } = document;
  if (frontmatter2 !== void 0 || isEntry(path) || isKeptAsIs(document)) return true;
  if (PART.test(path) || OF_A_PROGRAM.test(path) || LOOKED_FOR.test(baseName2(path))) return true;
  if (DESIGN2.test(path)) return true;
  return languageOf(path) !== void 0 || versionOf(path) !== void 0;
}
function finding14(project2, { path }) {
  const directory = directoryOf(path);
  const index = ["README.md", "index.md", "_index.md"].map((name) => directory === "" ? name : `${directory}/${name}`).find((name) => project2.documents.has(name) || project2.protected.has(name));
  return {
    summary: "no document links to it",
    evidence: [
      index === void 0 ? { detail: "0 inbound links" } : { path: index, detail: "0 inbound links; the index beside it does not list it" }
    ],
    strength: index === void 0 ? 0.5 : 0.8
  };
}

// ../scanner/src/signals/vanished-reference/standing-lines.ts
function standingLines({ document, text: text2 }) {
  const standing = /* @__PURE__ */ new Map();
  const passes2 = headingsThat(saysPassing, document.headings);
  let seen2 = 0;
  let line = 1;
  let start = 0;
  for (const mention of document.mentions) {
    if (mention.pattern || mention.kind === "wikilink" || mention.line === seen2) continue;
    seen2 = mention.line;
    while (line < mention.line) {
      start = text2.indexOf("\n", start) + 1;
      line += 1;
    }
    const newline = text2.indexOf("\n", start);
    const written = text2.slice(start, newline < 0 ? text2.length : newline);
    if (passes2(line) || saysPassing(written) || PINNED.test(written)) continue;
    const hosted = HOSTED2.exec(written)?.[1];
    const hash = lineHash(written);
    standing.set(line, hosted === void 0 ? { hash } : { hash, hosted: copy(hosted) });
  }
  return standing.size === 0 ? void 0 : standing;
}
var PINNED = /\/(?:blob|tree)\/(?:[0-9a-f]{7,64}|v?\d[\w.-]*)\//;
var HOSTED2 = /:\/\/git(?:hub|lab)\.com\/[\w.-]{1,100}\/([\w.-]{1,100})\/(?:-\/)?(?:blob|tree)\//;
function lineHashes(text2) {
  return new Set(text2.split("\n").map(lineHash));
}
function lineHash(line) {
  let high = 3735928559;
  let low = 1103547991;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (code <= 32) continue;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 11) * 4294967296 + (low >>> 0);
}

// ../scanner/src/signals/vanished-reference/exempt.ts
function isTutorial(path) {
  return TUTORIAL.test(path);
}
var TUTORIAL = /(?:^|[/._-])(?:tutorials?|examples?|samples?|quick-?starts?|getting-?started|walkthroughs?|workshops?|courses?|lessons?|demos?|cookbook|recipes)(?=[/._-]|$)/i;
function isExemptTarget({ path, commit, made }, leastDays) {
  if (MADE.test(path) || PERSONAL.test(path)) return true;
  return made !== void 0 && commit.time - made.time < leastDays * DAY;
}
var MADE = /(?:^|\/)(?:dist|build|out|output|outputs|target|coverage|node_modules|_build|_site|bin|obj|generated|gen|\.next|\.nuxt|\.cache|__pycache__|tmp|temp|logs?|data|results)(?:\/|$)|(?:^|\/)(?:memory|sessions?|uploads|storage)\/(?:\w+\/)?$|[-_]data\.json$|\.jsonl$|\.min\.\w+$|\.(?:lock|log|pyc|map|tmp|bak|db|sqlite3?|pid)$|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|go\.sum|\.env(?:\.[\w-]+)?)$/i;
var PERSONAL = /^\.(?:vscode|idea|cursor|devcontainer|husky|vs|fleet)\/[^/]+$|^\.?(?:mcp|settings|settings\.local|config)\.(?:json|ya?ml|toml)$|^\.[\w-]+\/[^/]+\.(?:json|ya?ml|toml)$/i;

// ../scanner/src/signals/vanished-reference/removed-paths.ts
function removedPaths(project2) {
  const history = project2.history();
  return ({ path }, mention) => {
    const { kind: kind2, target } = mention;
    if (mention.pattern || kind2 === "wikilink") return void 0;
    const resolution = project2.resolve(path, mention);
    if (kind2 !== "code" && kind2 !== "command") {
      return resolution.kind === "missing" ? linked(history, resolution.path) : void 0;
    }
    const bareName2 = resolution.kind === "external" && OWN_NAME.test(target);
    if (resolution.kind !== "missing" && !bareName2 || isTutorial(path)) return void 0;
    const removal = namedInCode(history, path, target);
    if (removal === void 0 || isAnybodys(history, removal.path)) return void 0;
    return removal.path.endsWith("/") && !SEVERAL.test(target) ? void 0 : removal;
  };
}
var SEVERAL = /[^./][^/]*\/[^/]/;
var OWN_NAME = /^[A-Za-z0-9]{2,}(?:[-_][A-Za-z0-9]+)+\.\w+$/;
function isAnybodys(history, path) {
  if (EVERYBODYS.test(baseName2(path))) return true;
  const [first = "", second] = path.split("/");
  const hidden = first.startsWith(".");
  if (path.endsWith("/") && (second === "" || hidden)) return true;
  return hidden && second !== void 0 && history.removedDirectory(first) !== void 0;
}
var EVERYBODYS = /^(?:readme|changelog|claude|agents|gemini|skill|memory|index|main|app|constitution|project|spec|plan|tasks|todo|design|notes|setup|config|settings|test|example)\.\w+$|^(?:Dockerfile|Makefile)$/i;
function linked(history, path) {
  const direct = removedAt(history, path);
  if (direct !== void 0) return direct;
  if (REWRITTEN.some((ending) => history.past(path + ending) !== void 0)) return void 0;
  return removedAt(history, `${path}.md`) ?? removedAt(history, `${path}.mdx`);
}
var REWRITTEN = [".erb", ".md.erb", ".haml", ".slim", ".liquid", ".mdx"];
function removedAt(history, path) {
  if (isUnknown(history, path) || isTranslated(history, path)) return void 0;
  const removal = history.removal(path);
  if (removal !== void 0) return removal;
  const newest = history.removedDirectory(path);
  return newest && { ...newest, path: `${path}/`, movedTo: void 0 };
}
function isUnknown(history, path) {
  return ancestors(directoryOf(path)).some((above) => history.past(above) !== void 0);
}
function isTranslated(history, path) {
  const without = withoutLanguage(path);
  if (without === path) return false;
  const english = path.replace(LANGUAGE, "$1en/");
  return [without, english].some((other) => history.past(other) !== void 0);
}
var LANGUAGE = /(^|\/)[a-z]{2}(?:-[A-Za-z]{2,4})?\//;
function namedInCode(history, from, target) {
  const directory = directoryOf(from);
  for (const base of target.startsWith("../") ? [directory] : ancestors(directory)) {
    const path = joinPath(base, target);
    const removal = path === void 0 || path === "" ? void 0 : removedAt(history, path);
    if (removal !== void 0) return removal;
  }
  const end = joinPath("", target);
  if (end === void 0 || !end.includes("/")) return void 0;
  const [only, another] = history.removedEndingIn(end);
  if (only === void 0 || another !== void 0 || isUnknown(history, only.path))
    return void 0;
  return only;
}

// ../scanner/src/signals/vanished-reference/vanished.ts
function vanished(project2, seen2, leastDays) {
  const removed = removedPaths(project2);
  const isOurs = hostedHere(project2);
  const candidates2 = /* @__PURE__ */ new Map();
  for (const [path, lines2] of seen2) {
    const document = project2.documents.get(path);
    if (document === void 0) continue;
    const removedHere = (from, mention) => {
      const line = lines2.get(mention.line);
      if (line === void 0 || !isOurs(line, mention)) return void 0;
      const removal = removed(from, mention);
      if (removal === void 0 || isExemptTarget(removal, leastDays)) return void 0;
      return project2.gitIgnored(removal.path.replace(/\/$/, "")) ? void 0 : removal;
    };
    const found2 = candidatesOf(project2, document, lines2, removedHere);
    if (found2.length > 0) candidates2.set(path, found2);
  }
  return thatStood(project2, candidates2);
}
function hostedHere(project2) {
  const names = new Set(project2.manifests.all.flatMap(({ titles }) => titles));
  return ({ hosted }, { kind: kind2 }) => kind2 !== "autolink" || hosted !== void 0 && names.has(hosted.toLowerCase());
}
function candidatesOf(project2, document, lines2, removed) {
  const past = project2.history().past(document.path);
  if (past === void 0) return [];
  const found2 = /* @__PURE__ */ new Map();
  for (const mention of document.mentions) {
    const { line } = mention;
    const hash = lines2.get(line)?.hash;
    const removal = removed(document, mention);
    const blob = removal && revisionBefore(past, removal.commit)?.blob;
    if (hash === void 0 || removal === void 0 || blob === void 0) continue;
    found2.set(`${line} ${removal.path}`, { line, removal, hash, blob });
  }
  return [...found2.values()];
}
function thatStood(project2, candidates2) {
  const blobs = [...candidates2.values()].flatMap((own) => own.map(({ blob }) => blob));
  const texts = project2.history().texts(blobs);
  const hashes = /* @__PURE__ */ new Map();
  const stood = ({ blob, hash }) => {
    const known2 = hashes.get(blob) ?? lineHashes(texts.get(blob) ?? "");
    hashes.set(blob, known2);
    return known2.has(hash);
  };
  return new Map([...candidates2].map(([path, own]) => [path, own.filter(stood)]));
}

// ../scanner/src/signals/vanished-reference.ts
var THRESHOLDS10 = {
  /** What was there for fewer days than this was never meant to stay. */
  leastDays: 1
};
var vanishedReference = {
  id: "vanished-reference",
  deciding: true,
  family: "links",
  explanation: {
    says: "The document names a file or directory that was removed or moved away after the line was written.",
    definition: "A path that a link, a path in code or an argument of a command names, that git knew once and that is there no more, on a line that the document already had, word for word, just before the commit that removed it.",
    traps: [
      "a path that never existed: a plan names files to come",
      "a line written or changed after the removal",
      "a line or a heading that says removed, moved, renamed, formerly, to be created, for example; a ticked box; a pair of old and new",
      "histories, migrations, reorganisations, old versions, generated pages, fixtures and templates",
      "records and work of its day (plans, reports, sessions, archives): told as a record, never ranked",
      "what a build makes, what `.gitignore` leaves out, personal settings, and what was there for less than a day",
      "code in tutorials and examples, and names that every project has, such as `CLAUDE.md` or `src/`",
      "what lies in a submodule, behind a link, or in a directory that was not opened",
      "a page in another language, whose original is there",
      "addresses of other repositories, and of one commit or release"
    ]
  },
  thresholds: THRESHOLDS10,
  observe: (reading) => isExemptDocument(reading.document) ? void 0 : standingLines(reading),
  judge(project2, seen2, given2) {
    const { leastDays } = settle(THRESHOLDS10, given2);
    const history = project2.history();
    const found2 = vanished(project2, seen2, leastDays);
    const now = placesNow(
      history,
      [...found2.values()].flat().map(({ removal }) => removal)
    );
    return (document) => finding15(found2.get(document.path) ?? [], now, isOfItsDay(document));
  }
};
var MOVES_LIMIT2 = 8;
function placesNow(history, removals2) {
  const targets2 = movedTo2(history, removals2);
  return (path) => {
    let at = targets2.get(path);
    for (let moves = 0; at !== void 0 && moves < MOVES_LIMIT2; moves += 1) {
      if (history.past(at) !== void 0) return at;
      at = targets2.get(at) ?? history.removal(at)?.movedTo;
    }
    return void 0;
  };
}
function movedTo2(history, removals2) {
  try {
    return history.movedTo(removals2);
  } catch (error) {
    if (!(error instanceof UnknownFact)) throw error;
    return history.movedTo(removals2.filter((removal) => removal.movedTo !== void 0));
  }
}
function finding15(gone, now, record2) {
  const newest = gone.map(({ removal }) => removal).sort(newestFirst)[0];
  if (newest === void 0) return void 0;
  const paths = new Set(gone.map(({ removal }) => removal.path));
  const what = paths.size === 1 ? newest.path : `${paths.size} paths`;
  const when = paths.size === 1 ? "removed on" : "the last removed on";
  return {
    summary: `names ${what}, ${when} ${dayOf(newest.commit.time)}`,
    evidence: gone.slice(0, EVIDENCE_LIMIT).map(({ line, removal }) => evidence2(line, removal, now)),
    strength: Math.min(1, 0.5 + paths.size / 10),
    ...record2 ? { record: true } : {}
  };
}
function newestFirst({ commit: one }, { commit: other }) {
  return other.order - one.order;
}
function evidence2(line, { path, commit }, now) {
  const place3 = now(path);
  return {
    line,
    path,
    commit: commit.id,
    date: dayOf(commit.time),
    ...place3 === void 0 ? {} : { now: place3 }
  };
}

// ../scanner/src/signals/shapes/report-shape.ts
function reportShape(document) {
  const { path } = document;
  const name = withoutExtension(baseName2(path));
  const title = titleOf(document);
  if (!MAY_BE2.test(name) && !MAY_BE2.test(title)) return void 0;
  if (isNoWorkingPaper(document) || KEPT3.test(path)) return void 0;
  if (NUMBERED2.test(name) || isOther([...nameWords(path), ...wordsOf4(title)])) return void 0;
  const byName = shapeOf(nameWords(path));
  const byTitle = title.split(/[:|\u2013\u2014]|\s-\s/).some((part) => {
    return shapeOf(wordsOf4(part)) !== void 0;
  });
  if (byName === void 0 && !byTitle) return void 0;
  return {
    shown: byName === void 0 ? title : baseName2(path),
    sure: byName === "sure",
    loud: LOUD.test(name)
  };
}
var MAY_BE2 = /report|summary|complet|findings|results|analysis|audit|final|status|session|handoff|retro/i;
var LOUD = /^[^a-z]*[A-Z]{3}[^a-z]*$/;
var KEPT3 = /(?:^|\/)(?:audits?|security-audits?|case-stud(?:y|ies)|papers?|content|website|examples?|samples?|benchmarks?|man|manual|reference|api|research)\//i;
var NUMBERED2 = /(?:^|[^a-z])(?:pr|issue|gh|ticket|bug)[-_#]?\d{2,}|(?:^|[^a-z])v?\d+\.\d+/i;
function isOther(words) {
  return words.some((word) => OTHER_WORDS2.has(word)) || KEPT_PAIRS.test(words.join(" "));
}
var OTHER_WORDS2 = /* @__PURE__ */ new Set([
  ...["template", "templates", "example", "examples", "guide", "guidelines", "tutorial", "howto"],
  ...["reference", "manual", "format", "schema", "spec", "specification", "policy", "command"],
  ...[
    "plugin",
    "generator",
    "tool",
    "release",
    "releases",
    "changelog",
    "announcement",
    "incident"
  ],
  ...["outage", "postmortem", "mortem", "minutes", "meeting", "newsletter", "annual", "quarterly"],
  ...[
    "monthly",
    "weekly",
    "adr",
    "rfc",
    "decision",
    "plan",
    "roadmap",
    "todo",
    "checklist",
    "prompt"
  ]
]);
var KEPT_PAIRS = /\bsecurity audit\b|\bpenetration test\b|\bthreat\b/;
function shapeOf(words) {
  const telling = words.filter((word) => !/^\d+$/.test(word));
  const last = telling.at(-1) ?? "";
  const ofWork = telling.slice(0, -1).some((word) => WORK_WORDS.has(word) || COUNTED2.test(word));
  if (REPORT_WORDS.has(last)) return ofWork ? "sure" : "maybe";
  return MAYBE_REPORT_WORDS.has(last) && ofWork ? "maybe" : void 0;
}
var COUNTED2 = /^(?:phase|sprint|task|day|week|stage|wave|session|step|track|milestone)\d+$/;

// ../scanner/src/signals/write-once-report/marks.ts
var LEAST_CHECKED = 3;
var SHOWN6 = 100;
function marks(reading) {
  const { document, text: text2 } = reading;
  const top2 = topLines(reading);
  if (isKeptAsHistory(top2)) return [];
  const heading = document.headings.find(({ level, text: title }) => level > 1 && WORK2.test(title));
  const found2 = [
    shown4("date", lineOf3(top2, DATED3)),
    shown4("over", lineOf3(top2, OVER2)),
    checks(text2),
    heading && { kind: "section", line: heading.line, says: heading.text.slice(0, SHOWN6) }
  ];
  return found2.filter((mark) => mark !== void 0).sort((one, other) => one.line - other.line);
}
function lineOf3(lines2, pattern) {
  return lines2.find(({ text: text2 }) => pattern.test(text2));
}
function shown4(kind2, found2) {
  if (found2 === void 0) return void 0;
  return { kind: kind2, line: found2.line, says: utf8(found2.text).trim().slice(0, SHOWN6) };
}
function checks(text2) {
  const lines2 = [...text2.matchAll(CHECKED)];
  if (lines2.length < LEAST_CHECKED) return void 0;
  const says = `${lines2.length} lines with a check mark`;
  return { kind: "checks", line: lineAt3(text2, lines2[0]?.index ?? 0), says };
}
function lineAt3(text2, at) {
  return text2.slice(0, at).split("\n").length;
}
var MONTH2 = "(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*";
var DATED3 = new RegExp(
  String.raw`\b20\d\d-\d\d-\d\d\b|\b\d\d?[./]\d\d?[./]20\d\d\b|\b${MONTH2}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d\b|\b\d{1,2}\s+${MONTH2}\s+20\d\d\b`,
  "i"
);
var OVER2 = /^[\s>|#*_+-]*(?:\w+\s+){0,2}(?:status|result|outcome|state)\b[^:]{0,20}:.*(?:complete|done|success|pass|resolved|fixed|finished|implemented|production.ready|\xE2\x9C\x85)|^#+\s.*(?:\xE2\x9C\x85|\xE2\x9C\x93|\xE2\x9C\x94|\xF0\x9F\x8E\x89|\bcompleted?(?:\W*$|:))/i;
var CHECKED = /^[^\n]{0,90}?(?:\xE2\x9C\x85|\xE2\x9C\x93|\xE2\x9C\x94|\xE2\x9D\x8C|\[[xX]\])/gm;
var WORK2 = /\b(?:what (?:was|we|i) (?:done|did|built|implemented|changed|fixed|accomplished)|files? (?:changed|modified|created|added|touched|deleted|removed|updated)|(?:modified|changed|created|new|deleted|updated) files|changes (?:made|implemented|applied|summary)|summary of changes|next steps|executive summary|accomplish\w*|achievements?|completed (?:tasks|work|items|features)|work completed|deliverables|test results|lessons learned|key findings|issues? (?:fixed|resolved|found)|fixes applied|before (?:and|vs\.?|&|\/) after)\b|^\W*(?:results|findings|root cause)\W*$/i;

// ../scanner/src/signals/write-once-report.ts
var THRESHOLDS11 = {
  /** All changes lie within so many hours. */
  windowHours: 48,
  /** The last of them is at least so many days ago. */
  quietDays: 14,
  /** So many things must show it, if the name says so too; one more if it does not. */
  leastMarks: 2
};
var writeOnceReport = {
  id: "write-once-report",
  deciding: true,
  family: "age",
  explanation: {
    says: "The document reports on some work, was written in one go, and nothing links to it.",
    definition: "Its name or title is that of a report on work (report, summary, complete, findings, results; or analysis, audit, final, status, session, handoff, retro), its text shows it (a date, a status that is over, check marks, a section on what was done), all its content commits lie within 48 hours, the last at least 14 days ago, and no document links to it. Two such signs if the name says both what it is and of what work, a name in capitals counted; else three, and one of them that it is over.",
    traps: [
      "records: decisions, releases, incidents, minutes, whatever has a date or the number of an issue or a version in its name",
      "product documentation whose subject is a report: guides, references, policies, commands, templates",
      "audits of security, papers, research, benchmarks, and what says that it is kept as history",
      "what an agent, a folder or a generator reads by its name; translations, fixtures, archives",
      "a past that is not whole, a file that is not tracked, changes that are not committed: unknown"
    ]
  },
  thresholds: THRESHOLDS11,
  observe: (reading, given2) => report(reading, settle(THRESHOLDS11, given2).leastMarks),
  judge(project2, seen2, given2) {
    const { windowHours, quietDays } = settle(THRESHOLDS11, given2);
    const history = project2.history();
    const now = project2.now();
    return ({ path }) => {
      const own = seen2.get(path);
      const past = history.past(path);
      if (own === void 0 || past === void 0 || !past.whole) return void 0;
      if (project2.uncommitted(path) || project2.inbound(path).length > 0) return void 0;
      const written = writing(past);
      if (written === void 0) return void 0;
      const { first, last } = written;
      if (last.time - first.time > windowHours * HOUR) return void 0;
      return now - last.time < quietDays * DAY ? void 0 : finding16(own, written);
    };
  }
};
var HOUR = 60 * 60 * 1e3;
function report(reading, leastMarks) {
  const { path } = reading.document;
  const shape = isRecord(path) ? void 0 : reportShape(reading.document);
  if (shape === void 0) return void 0;
  const found2 = marks(reading);
  const count3 = found2.length === 0 ? 0 : found2.length + (shape.loud ? 1 : 0);
  const least = shape.sure ? leastMarks : leastMarks + 1;
  const isOver = shape.sure || found2.some(({ kind: kind2 }) => kind2 === "over");
  return isOver && count3 >= least ? { ...shape, marks: found2 } : void 0;
}
function writing({ revisions }) {
  const commits = revisions.flatMap(({ content, commit }) => content ? [commit] : []);
  const [first, last] = [commits[0], commits.at(-1)];
  return first === void 0 || last === void 0 ? void 0 : { first, last, commits: commits.length };
}
function finding16({ shown: shown5, marks: found2 }, { first, last, commits }) {
  const hours = Math.ceil((last.time - first.time) / HOUR);
  const when = commits === 1 ? "" : ` in ${commits} commits within ${hours} hours`;
  return {
    summary: `a report written on ${dayOf(first.time)}${when}, and not since; nothing links to it`,
    evidence: [
      { detail: shown5 },
      ...found2.map(({ line, says }) => ({ line, detail: says })),
      { commit: first.id, date: dayOf(first.time), detail: `written: ${first.subject}` },
      ...commits === 1 ? [] : [
        { commit: last.id, date: dayOf(last.time), detail: `its last change: ${last.subject}` }
      ]
    ],
    strength: Math.min(1, 0.4 + 0.15 * found2.length)
  };
}

// ../scanner/src/signals/index.ts
var defaultSignals = [
  declaredEndOfLife,
  finishedPlan,
  writeOnceReport,
  vanishedReference,
  codeDrift,
  mergeConflict,
  nearDuplicate,
  deadLink,
  deadCommand,
  deadIndex,
  staleSelfDate,
  stub,
  unkeptPromise,
  citesDeadWork,
  unreachable,
  archiveLeak,
  accretion,
  contextCost
];

// ../scanner/src/survey-signals.ts
function surveySignals({
  signals = defaultSignals,
  config: config2
}) {
  return openSignals(signals, config2?.signals ?? {}, defaultSignals);
}

// ../scanner/src/walk/in-order.ts
function inOrder3(blocks) {
  const sorted = [...blocks].sort((one, other) => one.start < other.start ? -1 : 1);
  const ordered = [];
  for (let next = 0; next < sorted.length; ) next = emit(sorted, next, ordered);
  return ordered;
}
function emit(blocks, index, ordered) {
  const block = blocks[index];
  if (block === void 0) return index + 1;
  const { start, candidates: candidates2 } = block;
  let placed = 0;
  let next = index + 1;
  for (let below3 = blocks[next]; below3?.start.startsWith(start); below3 = blocks[next]) {
    for (let file = candidates2[placed]; file && file.path < below3.start; file = candidates2[placed]) {
      ordered.push(file);
      placed += 1;
    }
    next = emit(blocks, next, ordered);
  }
  for (; placed < candidates2.length; placed += 1) {
    const file = candidates2[placed];
    if (file !== void 0) ordered.push(file);
  }
  return next;
}

// ../scanner/src/ignore/git-exclude.ts
var MAX_POINTER_BYTES = 4096;
function gitExcludeFile(fs, root) {
  try {
    const repository2 = commonDirectory(fs, child(root, ".git"));
    if (repository2 === void 0) return void 0;
    return fs.realPath(child(repository2, "info/exclude"));
  } catch (error) {
    if (error instanceof FileSystemError) return void 0;
    throw error;
  }
}
function commonDirectory(fs, git) {
  const found2 = fs.stat(git);
  if (found2?.kind === "directory") return git;
  const directory = found2?.kind === "file" ? gitDirectory(fs, git) : void 0;
  if (directory === void 0) return void 0;
  const common = child(directory, "commondir");
  if (fs.lstat(common)?.kind !== "file") return directory;
  return relativeTo(directory, readText(fs, common, MAX_POINTER_BYTES).text);
}
function gitDirectory(fs, git) {
  const real = fs.realPath(git);
  if (real === void 0) return void 0;
  const { text: text2 } = readText(fs, real, MAX_POINTER_BYTES);
  const directory = parent(git);
  if (!text2.startsWith("gitdir: ") || directory === void 0) return void 0;
  return relativeTo(directory, text2.slice("gitdir: ".length));
}
function relativeTo(directory, written) {
  const path = (written.split("\n", 1)[0] ?? "").replace(/\r$/, "");
  if (path === "" || path.includes("\0")) return void 0;
  const absolute = /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path);
  return absolutePath(absolute ? path : `${directory}/${path}`);
}

// ../scanner/src/walk/entries.ts
function entryKind2(entries2, name) {
  let low = 0;
  let high = entries2.length - 1;
  while (low <= high) {
    const middle = low + high >> 1;
    const entry2 = entries2[middle];
    if (entry2 === void 0) return void 0;
    if (entry2.name === name) return entry2.kind;
    if (entry2.name < name) low = middle + 1;
    else high = middle - 1;
  }
  return void 0;
}

// ../scanner/src/walk/list-entries.ts
var MAX_DEPTH = 64;
var MAX_ENTRIES = 2e6;
function listEntries(fs, place3, found2) {
  if (found2.entries >= MAX_ENTRIES) {
    found2.unseen.add(place3.path);
    found2.cutOff = true;
    return void 0;
  }
  const all = list(fs, place3, found2);
  if (all === void 0) return void 0;
  if (isLinkedWorktree(fs, place3, all)) {
    found2.unseen.add(place3.path);
    found2.excluded.push({ path: `${place3.path}/`, by: "dir-prune", detail: "a linked worktree" });
    return void 0;
  }
  const named4 = readable(fs, place3, all, found2);
  const room = MAX_ENTRIES - found2.entries;
  const entries2 = named4.length <= room ? named4 : named4.slice(0, room);
  if (entries2 !== named4) {
    found2.unseen.add(place3.path);
    found2.cutOff = true;
  }
  found2.entries += entries2.length;
  return entries2;
}
function list(fs, place3, found2) {
  try {
    return fs.list(place3.absolute);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const path = place3.path === "" ? "." : place3.path;
    const message = `Cannot list "${path}": ${error.code}; nothing in it was looked at`;
    found2.problems.push({ path, code: "UNREADABLE", message });
    found2.unseen.add(place3.path);
    return void 0;
  }
}
function isLinkedWorktree(fs, place3, entries2) {
  if (place3.path === "" || entryKind2(entries2, ".git") !== "file") return false;
  try {
    const directory = gitDirectory(fs, child(place3.absolute, ".git"));
    return directory !== void 0 && /[\\/]worktrees[\\/][^\\/]+$/.test(directory);
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}
function readable(fs, place3, entries2, found2) {
  for (const { name } of entries2) {
    if (name.includes(REPLACEMENT2))
      return entries2.filter((entry2) => isNamed(fs, place3, entry2, found2));
  }
  return entries2;
}
var REPLACEMENT2 = "\uFFFD";
function isNamed(fs, place3, { name }, found2) {
  if (!name.includes(REPLACEMENT2) || exists(fs, place3, name)) return true;
  found2.mangled += 1;
  found2.mangledIn ??= place3.path;
  return false;
}
function exists(fs, place3, name) {
  try {
    return fs.lstat(child(place3.absolute, name)) !== void 0;
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}

// ../scanner/src/walk/seen.ts
function seen(folders, size) {
  let index;
  function hasFile(path) {
    const cut4 = path.lastIndexOf("/");
    if (cut4 === 0) return false;
    index ??= indexOf3(folders);
    const folder2 = path.slice(0, Math.max(cut4, 0));
    let names = index.get(folder2);
    if (typeof names === "string") {
      names = new Set(split(names));
      index.set(folder2, names);
    }
    return names?.has(path.slice(cut4 + 1)) === true;
  }
  function hasDirectory(path) {
    index ??= indexOf3(folders);
    return index.has(path);
  }
  function* files() {
    for (const { path, names } of folders) {
      for (const name of split(names)) yield path === "" ? name : `${path}/${name}`;
    }
  }
  function* directories() {
    for (const { path } of folders) yield path;
  }
  return {
    files: setOf(size, hasFile, files),
    directories: setOf(folders.length, hasDirectory, directories)
  };
}
function indexOf3(folders) {
  return new Map(folders.map(({ path, names }) => [path, names]));
}
function split(names) {
  return names === "" ? [] : names.split("\0");
}
function setOf(size, has2, values) {
  function* entries2() {
    for (const text2 of values()) yield [text2, text2];
  }
  const set = {
    size,
    has: has2,
    values,
    keys: values,
    entries: entries2,
    [Symbol.iterator]: values,
    forEach(callback, self) {
      for (const text2 of values()) callback.call(self, text2, text2, set);
    }
  };
  return set;
}

// ../scanner/src/walk/findings.ts
function noFindings() {
  return {
    candidates: [],
    excluded: [],
    problems: [],
    folders: [],
    // Also where there is none yet, so that its appearance changes nothing.
    unseen: /* @__PURE__ */ new Set([".dochygiene"]),
    tooDeep: /* @__PURE__ */ new Set(),
    entries: 0,
    files: 0,
    inScope: 0,
    cutOff: false,
    mangled: 0,
    mangledIn: void 0
  };
}
function listingOf(found2) {
  const { folders, files, unseen: unseen2, inScope: inScope2 } = found2;
  return {
    candidates: inOrder3(found2.candidates),
    ...seen(folders, files),
    unseen: new Set([...unseen2].sort()),
    excluded: found2.excluded.sort(byPath),
    inScope: inScope2,
    problems: [...found2.problems, ...limits(found2)].sort(byPath)
  };
}
function limits({ tooDeep, cutOff, mangled, mangledIn }) {
  const problems = [...tooDeep].map((path) => ({
    path,
    code: "TOO_DEEP",
    message: `Cannot look below "${path}": it lies ${MAX_DEPTH} directories deep; leave it out with an ignore rule`
  }));
  if (cutOff) {
    const message = `Cannot look at more than ${MAX_ENTRIES} files and directories: leave some out with excluded_dirs or ignore rules`;
    problems.push({ path: ".", code: "TOO_MANY_ENTRIES", message });
  }
  if (mangledIn !== void 0) {
    const path = mangledIn === "" ? "." : mangledIn;
    const what = mangled === 1 ? "a file or directory" : `${mangled} files or directories`;
    const where2 = mangled === 1 ? `in "${path}"` : `the first of them in "${path}"`;
    const message = `Cannot look at ${what}, ${where2}: names that are not UTF-8; rename them`;
    problems.push({ path, code: "NAME_NOT_UTF8", message });
  }
  return problems;
}

// ../scanner/src/walk/place.ts
function pathIn(place3, name) {
  return place3.path === "" ? name : `${place3.path}/${name}`;
}
function below(place3, name, path, ignore) {
  return {
    path,
    absolute: child(place3.absolute, name),
    depth: place3.depth + 1,
    ignore,
    scope: place3.scope.below(name)
  };
}

// ../scanner/src/walk/ignore-files.ts
function ignoreFiles(fs, found2) {
  const read2 = ignoreFileReader(fs);
  function layerOf(absolute, file, room) {
    const { set, problems } = read2(absolute, file, room);
    found2.problems.push(...problems);
    return set.rules.length === 0 ? void 0 : topLayer(set);
  }
  return {
    atRoot(root) {
      const exclude = gitExcludeFile(fs, root);
      const git = exclude && layerOf(exclude, ".git/info/exclude", ALL_ROOM);
      const own = layerOf(child(root, OWN_IGNORE_FILE), OWN_IGNORE_FILE, ALL_ROOM);
      return { git: git === void 0 ? [] : [git], own, outer: void 0, agents: false };
    },
    inside(place3, entries2) {
      const { ignore } = place3;
      if (ignore.outer !== void 0 || ignore.agents) return ignore;
      const kind2 = entryKind2(entries2, GIT_IGNORE_FILE);
      if (kind2 === void 0 || kind2 === "directory") return ignore;
      const file = pathIn(place3, GIT_IGNORE_FILE);
      const layer2 = layerOf(child(place3.absolute, GIT_IGNORE_FILE), file, roomLeft(ignore));
      return layer2 === void 0 ? ignore : { ...ignore, git: [layer2, ...ignore.git] };
    }
  };
}
function roomLeft({ git }) {
  return git.reduce(
    ({ rules: rules2, weight }, { set }) => ({
      rules: rules2 - set.rules.length,
      weight: weight - set.weight
    }),
    ALL_ROOM
  );
}

// ../scanner/src/walk/links.ts
function leadsToDirectory(fs, place3, name) {
  try {
    return fs.stat(child(place3.absolute, name))?.kind === "directory";
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}

// ../scanner/src/walk/rules.ts
function walkRules(settings) {
  const scope = scopeOf(settings.scope);
  const dirs = excludedDirs(settings.excludedDirs ?? []);
  return {
    rules: { scope: scope.scope, excludedDirs: dirs.names },
    problems: [...scope.problems, ...dirs.problems]
  };
}

// ../scanner/src/walk.ts
function walk(fs, root, rules2) {
  const found2 = noFindings();
  const ignoring = ignoreFiles(fs, found2);
  const walking = { fs, rules: rules2, ignoring, found: found2 };
  const { root: scope } = rules2.scope;
  let level = [
    { path: "", absolute: root, depth: 0, ignore: ignoring.atRoot(root), scope }
  ];
  while (level.length > 0) {
    const next = [];
    for (const place3 of level) visit2(walking, place3, next);
    level = next;
  }
  return listingOf(found2);
}
function visit2(walking, place3, next) {
  const { fs, found: found2, ignoring } = walking;
  const entries2 = listEntries(fs, place3, found2);
  if (entries2 === void 0) return;
  const ignore = ignoring.inside(place3, entries2);
  const names = [];
  const candidates2 = [];
  for (const entry2 of entries2) {
    if (entry2.kind === "directory") {
      meetDirectory(walking, place3, ignore, entry2.name, next);
    } else if (entry2.kind === "symlink" && leadsToDirectory(fs, place3, entry2.name)) {
      found2.unseen.add(pathIn(place3, entry2.name));
    } else {
      names.push(entry2.name);
      if (place3.scope.covers(entry2.name)) meetDocument(found2, candidates2, place3, ignore, entry2);
    }
  }
  if (candidates2.length > 0) found2.candidates.push({ start: pathIn(place3, ""), candidates: candidates2 });
  found2.files += names.length;
  found2.folders.push({ path: place3.path, names: names.join("\0") });
}
function meetDocument(found2, candidates2, place3, ignore, { name, kind: kind2 }) {
  const rule = fileIgnoredBy(ignore, name);
  if (rule !== void 0 && rule === ignore.outer) return;
  found2.inScope += 1;
  const path = pathIn(place3, name);
  if (rule !== void 0) found2.excluded.push({ path, by: "ignore", detail: ruleDetail(rule) });
  else if (kind2 !== "directory") candidates2.push({ path, kind: kind2 });
}
function meetDirectory({ rules: rules2, found: found2 }, place3, here, name, next) {
  const path = pathIn(place3, name);
  if (rules2.excludedDirs.has(name)) {
    found2.unseen.add(path);
    if (here.outer === void 0 && !HIDDEN_DIRS.has(name)) {
      found2.excluded.push({ path: `${path}/`, by: "dir-prune", detail: name });
    }
    return;
  }
  const { rule, ignore } = directoryIgnoredBy(here, name);
  if (rule !== void 0 && rule !== here.outer) {
    found2.excluded.push({ path: `${path}/`, by: "ignore", detail: ruleDetail(rule) });
  }
  if (rule !== void 0 && !mayComeBack(ignore)) {
    found2.unseen.add(path);
  } else if (place3.depth === MAX_DEPTH) {
    found2.unseen.add(path);
    found2.tooDeep.add(place3.path);
  } else {
    next.push(below(place3, name, path, ignore));
  }
}

// ../scanner/src/open-survey.ts
var READ_BETWEEN_CHECKS = 256;
function openSurvey(options) {
  const { fs, root, git, config: config2 = {}, onStep = () => void 0 } = options;
  const now = options.clock?.now().getTime();
  onStep({ stage: "git", done: 0, total: 0 });
  const asked = repository(git, root);
  const coming = askHistory({
    ...{ fs, root, git, repository: asked },
    ...options.scratch === void 0 ? {} : { scratch: options.scratch },
    ...options.recall === void 0 ? {} : { recall: options.recall }
  });
  const { rules: rules2, problems: ruleProblems } = walkRules(config2);
  onStep({ stage: "walk", done: 0, total: 0 });
  const listing = walk(fs, root, rules2);
  const signals = surveySignals(options);
  const { active } = signals;
  const memory = options.signals === void 0 ? options.remember?.(memoryKey(signals)) : void 0;
  const read2 = readDocuments({
    ...{ fs, root, listing, active, memory, repository: asked },
    hashesOf: contentHashes(git, asked),
    onStep(step) {
      if (step.done % READ_BETWEEN_CHECKS === 0) coming.check();
      onStep(step);
    }
  });
  const keeps = options.signals === void 0 && memory?.elsewhere !== true;
  const opened2 = {
    options,
    now,
    asked,
    coming,
    rules: rules2,
    ruleProblems,
    listing,
    signals,
    read: read2,
    keeps
  };
  return { ready: coming.ready, finish: () => finish(opened2) };
}
function finish(opened2) {
  const { options, asked, coming, rules: rules2, listing, signals, read: read2 } = opened2;
  options.onStep?.({ stage: "history", done: 0, total: 0 });
  const past = coming.take((path) => inScope(rules2.scope, path));
  const project2 = projectOf(opened2, past);
  options.onStep?.({ stage: "judge", done: 0, total: 0 });
  const judged = judgeAll(signals, project2, read2.seen);
  const { findings, silenced, problems } = silence(
    project2.documents.values(),
    judged.findings,
    judged.statuses,
    // A document whose past is unknown may be silent for want of it.
    (path) => past.known && past.history.lastContent(path) === void 0
  );
  return {
    head: asked.head,
    history: past.known || asked.head === void 0 ? asked.history : "none",
    rules: rules2,
    listing,
    project: project2,
    mirrors: read2.mirrors,
    unread: read2.unread,
    excluded: [...listing.excluded, ...read2.excluded].sort(byPath),
    findings,
    silenced,
    context: contextOf(opened2, project2, findings),
    signals: judged.statuses,
    thresholds: signals.thresholds,
    problems: allProblems(opened2, past, [...judged.problems, ...problems]),
    past: past.known ? past.history : void 0,
    memory: memoryOf(opened2),
    known: knownOf2(asked, past)
  };
}
function knownOf2({ head, history }, past) {
  return past.known && head !== void 0 && history === "full" ? { head, draft: past.draft } : void 0;
}
function memoryOf({ now, signals, read: read2, keeps }) {
  const failed = signals.active.some(({ failure: failure2 }) => failure2 !== void 0 && !failure2.unknown);
  if (now === void 0 || failed || !keeps) return void 0;
  return { key: memoryKey(signals), documents: settled(read2.remembered, now) };
}
function contextOf({ options, asked, listing, read: read2, rules: rules2 }, project2, findings) {
  const { fs, root, contextFor = [], onStep } = options;
  const wanted = contextWanted(project2.documents, findings, contextFor);
  if (wanted.size > 0) onStep?.({ stage: "context", done: 0, total: 0 });
  const { mirrors: mirrors2 } = read2;
  const { scope } = rules2;
  const { tracked } = asked;
  const hashOf2 = (path) => read2.remembered.get(path)?.hashes[0];
  return readContext({ fs, root, listing, scope, tracked, project: project2, mirrors: mirrors2, hashOf: hashOf2 }, wanted);
}
function projectOf({ options, now, asked, listing, read: read2 }, past) {
  const { fs, root, git } = options;
  const staged = past.known && git !== void 0 ? stagedOnly(git, root, asked, past.history, read2.documents.keys()) : [];
  return project({
    documents: read2.documents,
    protected: read2.protected,
    mirrors: read2.mirrors,
    listing,
    tracked: asked.tracked === void 0 ? void 0 : new Set(asked.tracked.keys()),
    past,
    now,
    uncommitted: /* @__PURE__ */ new Set([...read2.uncommitted, ...staged]),
    entryFiles: readEntryFiles(fs, root, listing),
    manifests: readManifests(fs, root, listing),
    gitIgnored: gitIgnored(fs, root, listing)
  });
}
function allProblems({ ruleProblems, listing, read: read2 }, past, judged) {
  const found2 = [...ruleProblems, ...listing.problems, ...read2.problems, ...judged];
  const failure2 = past.known ? void 0 : past.failure;
  if (failure2 !== void 0 && failure2.refusal !== "NOT_A_REPOSITORY") {
    const message = `history is unknown: ${failure2.message}`;
    found2.push({ path: ".", code: "HISTORY_UNKNOWN", message });
  }
  return found2.sort((a, b) => byPath(a, b) || (a.line ?? 0) - (b.line ?? 0));
}

// ../scanner/src/read-share.ts
function readShare(options, isMine) {
  const { fs, root, git, config: config2 = {}, onStep = () => void 0 } = options;
  onStep({ stage: "git", done: 0, total: 0 });
  const asked = repository(git, root);
  onStep({ stage: "walk", done: 0, total: 0 });
  const listing = walk(fs, root, walkRules(config2).rules);
  const candidates2 = listing.candidates.filter(({ path }) => isMine(path));
  const { remembered } = readDocuments({
    ...{ fs, root, onStep, memory: void 0, repository: asked },
    listing: { ...listing, candidates: candidates2 },
    active: surveySignals({ config: config2 }).active,
    hashesOf: contentHashes(git, asked)
  });
  return { head: asked.head, key: shareKey(config2), documents: remembered };
}
function shareKey(config2) {
  const { scope, excludedDirs: excludedDirs2 } = walkRules(config2).rules;
  const signals = memoryKey(surveySignals({ config: config2 }));
  return JSON.stringify([scope.globs, [...excludedDirs2].sort(), signals]);
}

// ../scanner/src/touched.ts
function touchedSince(survey, ref, { since, changed: changed2, removed }) {
  const { project: project2, listing, findings } = survey;
  const { directories, unseen: unseen2 } = listing;
  const isDirectory = (path) => directories.has(path) || unseen2.has(path);
  const gone = new Set([...removed].flatMap((path) => [path, ...goneAbove(path, isDirectory)]));
  const changedNames = namesOf4(changed2);
  const goneNames = namesOf4(gone);
  const goneEnds = new Set([...gone].flatMap(endsOf));
  const outdates = (document, mention) => isNamed2(document.path, mention.target, LOOSE.has(mention.kind) ? goneNames : goneEnds) && !["file", "directory"].includes(project2.resolve(document.path, mention).kind);
  const documents = /* @__PURE__ */ new Set();
  for (const [path, document] of project2.documents) {
    if (changed2.has(path) || project2.uncommitted(path) || saysOf(path, findings.get(path) ?? [], changedNames) || gone.size > 0 && document.mentions.some((mention) => outdates(document, mention))) {
      documents.add(path);
    }
  }
  return { ref, commit: since, paths: changed2.size, documents };
}
var LOOSE = /* @__PURE__ */ new Set(["link", "definition", "html", "wikilink"]);
var PAGE2 = /\.(?:mdx?|markdown|rst|adoc|asciidoc|org|html?)$/i;
var INDEX = /^(?:index|readme)$/i;
function namesOf4(paths) {
  const names = /* @__PURE__ */ new Set();
  for (const path of paths) {
    names.add(path);
    if (!PAGE2.test(path)) continue;
    const page = withoutExtension(path);
    names.add(page);
    if (INDEX.test(baseName2(page)) && directoryOf(page) !== "") names.add(directoryOf(page));
  }
  return names;
}
function endsOf(path) {
  const segments = path.split("/");
  const ends = segments.slice(1, -1).map((_, at) => segments.slice(at + 1).join("/"));
  return [path, ...ends];
}
function goneAbove(path, isDirectory) {
  const found2 = [];
  for (let at = directoryOf(path); at !== "" && !isDirectory(at); at = directoryOf(at)) {
    found2.push(at);
  }
  return found2;
}
function saysOf(path, said2, names) {
  return said2.some(
    ({ finding: finding17 }) => finding17.evidence.some(
      (each) => [each.path, each.now].some((name) => name !== void 0 && isNamed2(path, name, names))
    )
  );
}
function isNamed2(from, target, names) {
  const plain2 = target.replace(/[#?].*$/s, "").replace(/^\/+/, "");
  if (plain2 === "") return false;
  return [joinPath(directoryOf(from), plain2), joinPath("", plain2)].some(
    (path) => path !== void 0 && (names.has(path) || names.has(path.replace(PAGE2, "")))
  );
}

// ../session-reminder/src/attended.ts
function attended(environment2) {
  const entryPoint = environment2["CLAUDE_CODE_ENTRYPOINT"];
  if (entryPoint !== void 0 && entryPoint !== "cli") return false;
  return environment2["CLAUDE_CODE_SESSION_ATTENDED"] !== "0";
}

// ../session-reminder/src/banner.ts
function banner(daysSinceCheck) {
  return `dochygiene: ${sinceCheck(daysSinceCheck)}
${INVITATION}`;
}
var INVITATION = "Run /dochygiene:check to see which of them deserve a look. (No more reminders today.)";
function sinceCheck(days) {
  if (days === void 0) return "this project's documents were never checked.";
  if (days === 0) return "this project's documents were last checked less than a day ago.";
  const count3 = days === 1 ? "1 day" : `${days} days`;
  return `it is ${count3} since this project's documents were last checked.`;
}

// ../session-reminder/src/decide.ts
var DEFAULT_STALENESS_DAYS = 14;
var DAY3 = 864e5;
function decide(history, moment) {
  const { lastCheck } = history;
  const { now, stalenessDays } = moment;
  const age = lastCheck === void 0 ? void 0 : now.getTime() - lastCheck.getTime();
  if (age !== void 0 && age <= stalenessDays * DAY3) return { kind: "silent", because: "fresh" };
  if (history.remindedOn.includes(moment.today)) return { kind: "silent", because: "snoozed" };
  return { kind: "remind", daysSinceCheck: age === void 0 ? void 0 : Math.floor(age / DAY3) };
}

// ../session-reminder/src/decide-on.ts
function decideOn(state, occasion) {
  const { clock, now, claimed } = occasion;
  const { lastCheck, lastReminded } = state;
  const moment = {
    now,
    stalenessDays: state.thresholdDays ?? occasion.stalenessDays,
    get today() {
      return clock.dayOf(now);
    }
  };
  const history = {
    lastCheck,
    get remindedOn() {
      const { today } = moment;
      const told2 = lastReminded !== void 0 && clock.dayOf(lastReminded) === today;
      return told2 || claimed(today) ? [today] : [];
    }
  };
  return decide(history, moment);
}

// ../session-reminder/src/remind.ts
function outlook(directory, stalenessDays) {
  const state = readState(directory);
  if (state.condition === "refused") return REFUSED;
  const now = directory.clock.now();
  const today = directory.clock.dayOf(now);
  return decide(state, { now, today, stalenessDays: state.thresholdDays ?? stalenessDays });
}
function remind(directory, stalenessDays, read2) {
  const state = glanceAtState(directory, read2);
  if (state.condition === "refused") return REFUSED;
  const now = directory.clock.now();
  const due = decideOn(state, {
    clock: directory.clock,
    now,
    stalenessDays,
    claimed: (day2) => isClaimed(directory, day2)
  });
  if (due.kind === "silent") return due;
  if (!claimReminder(directory, directory.clock.dayOf(now), state.file)) {
    return { kind: "silent", because: "unclaimed" };
  }
  recordReminder(directory, now, state.file);
  return { kind: "banner", text: banner(due.daysSinceCheck) };
}
var REFUSED = { kind: "silent", because: "refused" };

// ../cli/src/config-yaml.ts
var import_yaml3 = __toESM(require_dist(), 1);
function openYaml(text2, path) {
  const lineCounter = new import_yaml3.LineCounter();
  const document = (0, import_yaml3.parseDocument)(text2, { lineCounter, schema: "core", merge: false });
  const refuse2 = (node, what, remedy2) => {
    const { line } = lineCounter.linePos(offsetOf(node) ?? 0);
    throw new Failure(`${path}:${Math.max(1, line)}: ${what}`, remedy2);
  };
  const [error] = document.errors;
  if (error !== void 0) {
    const [what = "is not YAML"] = error.message.split(/ at line \d+| in |\n/);
    return refuse2({ range: error.pos }, what, "Put right that line, or remove the file.");
  }
  const { contents } = document;
  if (contents === null || (0, import_yaml3.isScalar)(contents) && contents.value === null) {
    return { map: void 0, refuse: refuse2 };
  }
  if ((0, import_yaml3.isMap)(contents)) return { map: contents, refuse: refuse2 };
  return refuse2(contents, "the configuration is not a mapping", "Write lines like `key: value`.");
}
function keyOf2(refuse2, { key }, known2) {
  const name = (0, import_yaml3.isScalar)(key) ? String(key.value) : "";
  if (known2.includes(name)) return name;
  const choice = known2.length > 0 ? suggestion(name, known2) : "It has none: write `off`.";
  return refuse2(key, `unknown key "${name}"`, choice);
}
function isOff({ value }) {
  return (0, import_yaml3.isScalar)(value) && (value.value === "off" || value.value === false);
}
function mapOf(refuse2, pair, name) {
  if ((0, import_yaml3.isMap)(pair.value)) return pair.value;
  return refuse2(
    pair.key,
    `"${name}" wants a mapping, or \`off\` if it is a signal`,
    "Write indented lines like `key: value`."
  );
}
function stringsOf(refuse2, pair, name) {
  const remedy2 = `Write: ${name}: ["a", "b"]`;
  if (!(0, import_yaml3.isSeq)(pair.value)) return refuse2(pair.key, `"${name}" wants a list of texts`, remedy2);
  return pair.value.items.map(
    (item) => (0, import_yaml3.isScalar)(item) && typeof item.value === "string" ? item.value : refuse2(item, `"${name}" wants a list of texts`, remedy2)
  );
}
function numberOf(refuse2, pair, name, most) {
  const value = (0, import_yaml3.isScalar)(pair.value) ? pair.value.value : void 0;
  if (typeof value === "number" && value >= 0 && value <= most) return value;
  return refuse2(pair.key, `"${name}" wants a number from 0 to ${most}`, `Write: ${name}: 14`);
}
function offsetOf(node) {
  if (typeof node !== "object" || node === null || !("range" in node)) return void 0;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : void 0;
}

// ../cli/src/config.ts
var CONFIG_FILE = "dochygiene.yaml";
var MISNAMED = "dochygiene.yml";
var CONFIG_BYTES = 64 * 1024;
var MOST_DAYS2 = 3650;
var KEYS2 = ["scope", "excluded_dirs", "threshold_days", "signals"];
function readConfig(fs, root, file) {
  const path = file ?? child(root, CONFIG_FILE);
  if (file === void 0 && fs.lstat(path) === void 0) {
    const misnamed = child(root, MISNAMED);
    if (fs.lstat(misnamed) === void 0) return configOf("", path);
    throw new Failure(
      `Cannot use "${misnamed}": the name is not looked for`,
      `Call it ${CONFIG_FILE}.`
    );
  }
  try {
    const { text: text2, truncated } = readText(fs, path, CONFIG_BYTES);
    if (truncated) throw new Failure(`Cannot read "${path}": it is over ${CONFIG_BYTES} bytes`);
    return configOf(text2, path);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const why2 = error.code.toLowerCase().replaceAll("_", " ");
    throw new Failure(`Cannot read "${path}": ${why2}`, "Name a regular file that you may read.");
  }
}
function configOf(text2, path) {
  const { map: map2, refuse: refuse2 } = openYaml(text2, path);
  const scan = {};
  let thresholdDays = DEFAULT_STALENESS_DAYS;
  for (const pair of map2?.items ?? []) {
    const key = keyOf2(refuse2, pair, KEYS2);
    if (key === "scope") scan.scope = scopeOf2(refuse2, pair);
    if (key === "excluded_dirs") scan.excludedDirs = stringsOf(refuse2, pair, key);
    if (key === "threshold_days") thresholdDays = numberOf(refuse2, pair, key, MOST_DAYS2);
    if (key === "signals") scan.signals = signalsOf2(refuse2, mapOf(refuse2, pair, key));
  }
  return { scan, thresholdDays };
}
function scopeOf2(refuse2, pair) {
  const globs = stringsOf(refuse2, pair, "scope");
  if (globs.length > 0) return globs;
  return refuse2(
    pair.key,
    '"scope" is empty: no file would be a document',
    "Name a glob, or leave it out."
  );
}
function signalsOf2(refuse2, map2) {
  const known2 = defaultSignals.map(({ id }) => id);
  const found2 = {};
  for (const pair of map2.items) {
    const id = keyOf2(refuse2, pair, known2);
    const thresholds = defaultSignals.find((signal) => signal.id === id)?.thresholds ?? {};
    found2[id] = isOff(pair) ? "off" : thresholdsOf(refuse2, pair, id, thresholds);
  }
  return found2;
}
function thresholdsOf(refuse2, pair, id, known2) {
  const found2 = {};
  for (const each of mapOf(refuse2, pair, id).items) {
    const key = keyOf2(refuse2, each, Object.keys(known2));
    found2[key] = numberOf(refuse2, each, key, Number.MAX_SAFE_INTEGER);
  }
  return found2;
}

// ../project-root/src/hook-start.ts
function hookStart(fs, question) {
  return folder(fs, question.projectDir) ?? folder(fs, question.cwd) ?? folder(fs, question.processDirectory);
}
function folder(fs, text2) {
  if (text2 === void 0) return void 0;
  try {
    const path = absolutePath(text2);
    return fs.stat(path)?.kind === "directory" ? path : void 0;
  } catch {
    return void 0;
  }
}

// ../project-root/src/unless-refused.ts
function unlessRefused(ask3) {
  try {
    return ask3();
  } catch (error) {
    if (error instanceof FileSystemError) return void 0;
    throw error;
  }
}

// ../project-root/src/git-marker.ts
var GIT_FILE_LIMIT = 4096;
var GIT_FILE_START = "gitdir: ";
function gitMarker(fs, folder2) {
  return unlessRefused(() => {
    const git = child(folder2, ".git");
    const stat = fs.stat(git);
    if (stat?.kind === "directory") {
      return holdsRepository(fs, git) ? "git-directory" : void 0;
    }
    if (stat?.kind === "file") return isGitFile(fs, git, stat) ? "git-file" : void 0;
    return void 0;
  });
}
function isGitDirectory(fs, folder2) {
  const is = unlessRefused(
    () => holdsRepository(fs, folder2) && fs.stat(child(folder2, "refs"))?.kind === "directory"
  );
  return is === true;
}
function holdsRepository(fs, folder2) {
  const head = fs.lstat(child(folder2, "HEAD"))?.kind;
  if (head !== "file" && head !== "symlink") return false;
  return fs.stat(child(folder2, "objects"))?.kind === "directory";
}
function isGitFile(fs, path, stat) {
  if (stat.size >= GIT_FILE_LIMIT) return false;
  const real = fs.realPath(path);
  if (real === void 0) return false;
  return readText(fs, real, GIT_FILE_START.length).text === GIT_FILE_START;
}

// ../project-root/src/project-root.ts
function projectRoot(fs, question) {
  return findProjectRoot(fs, question).root;
}
function findProjectRoot(fs, question) {
  const start = unlessRefused(() => fs.realPath(question.start));
  if (start === void 0) return NO_SUCH_FOLDER;
  const marker = gitMarker(fs, start);
  if (marker !== void 0) return { root: start, because: marker };
  if (!isFolder(fs, start)) return NO_SUCH_FOLDER;
  return rootAbove(fs, start, question);
}
var NO_SUCH_FOLDER = { root: void 0, because: "no-such-folder" };
function rootAbove(fs, start, question) {
  const home = question.home === void 0 ? void 0 : realFolder(fs, question.home);
  const stops2 = /* @__PURE__ */ new Set([home, ...question.ceilings.map((ceiling) => realFolder(fs, ceiling))]);
  let folder2 = start;
  for (let level = 1; level <= MAX_LEVELS; level += 1) {
    if (isGitDirectory(fs, folder2)) return { root: void 0, because: "inside-git" };
    if (folder2 === home || level === MAX_LEVELS) break;
    const next = parent(folder2);
    if (next === void 0 || stops2.has(next)) break;
    folder2 = next;
    const marker = gitMarker(fs, folder2);
    if (marker !== void 0) return { root: folder2, because: marker };
  }
  return unmarked(start, home);
}
var MAX_LEVELS = 256;
function unmarked(start, home) {
  if (start === home) return { root: void 0, because: "home" };
  if (parent(start) === void 0) return { root: void 0, because: "file-system-root" };
  return { root: start, because: "nothing-found" };
}
function realFolder(fs, path) {
  return unlessRefused(() => {
    const folder2 = fs.realPath(path);
    return folder2 !== void 0 && isFolder(fs, folder2) ? folder2 : void 0;
  });
}
function isFolder(fs, path) {
  return unlessRefused(() => fs.stat(path)?.kind === "directory") === true;
}

// ../cli/src/place.ts
function directoryNamed(text2, outside2) {
  const { directory, fs } = outside2;
  if (directory === void 0 && (text2 === void 0 || !text2.startsWith("/"))) {
    throw new Failure("Cannot tell the current directory: it is gone", "Change to another one.");
  }
  const path = resolvePath(directory, text2 ?? ".");
  const stat = refusable("open", path, () => fs.stat(path));
  if (stat === void 0) {
    throw new Failure(`Cannot open "${path}": no such directory`, "Name a directory of a project.");
  }
  if (stat.kind !== "directory") {
    throw new Failure(
      `Cannot scan "${path}": it is a file`,
      `For one document: dochygiene why "${text2}"`
    );
  }
  refusable("open", path, () => fs.list(path));
  return path;
}
function resolvePath(directory, text2) {
  try {
    return absolutePath(text2);
  } catch {
    return absolutePath(`${directory ?? "/"}/${text2}`);
  }
}
function rootOf(start, outside2) {
  const root = findRoot(outside2.fs, start, outside2);
  if (root !== void 0) return root;
  throw new Failure(
    `Cannot scan "${start}": it belongs to no project (a home directory, the root of a disk or the inside of .git)`,
    "Name the directory of a project: dochygiene scan <dir>"
  );
}
function findRoot(fs, start, { env, home }) {
  return projectRoot(fs, { start, home, ceilings: ceilings(env["GIT_CEILING_DIRECTORIES"]) });
}
function ceilings(list3) {
  return (list3 ?? "").split(":").filter((path) => path.startsWith("/")).map((path) => absolutePath(path));
}
function pathInProject(text2, root, outside2) {
  const { directory, fs } = outside2;
  const here = resolvePath(directory, text2);
  const real = directory === void 0 ? here : resolvePath(fs.realPath(directory), text2);
  for (const path of [here, real]) {
    if (isWithin(root, path) && path !== root && fs.lstat(path) !== void 0) {
      return below2(root, path);
    }
  }
  if (!text2.startsWith("/") && !text2.split("/").includes("..")) {
    return below2(root, resolvePath(root, text2));
  }
  if (isWithin(root, here) && here !== root) return below2(root, here);
  throw new Failure(`Cannot explain "${text2}": it is not in the project "${root}"`);
}
function below2(root, path) {
  return path.slice(root.length).replaceAll("\\", "/").replace(/^\/+/, "");
}
function refusable(operation, path, act) {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const why2 = error.code.toLowerCase().replaceAll("_", " ");
    const remedy2 = error.code === "PERMISSION_DENIED" ? "Check its permissions." : void 0;
    throw new Failure(`Cannot ${operation} "${path}": ${why2}`, remedy2);
  }
}

// ../cli/src/state-here.ts
function stateHere(root, outside2) {
  const { fs, clock, token, user } = outside2;
  return stateDirectory({ fs, root, clock, token, owner: user });
}
function storing(directory, act) {
  try {
    return act();
  } catch (error) {
    const refused3 = error instanceof FileSystemError || error instanceof StateStoreError;
    if (!refused3) throw error;
    throw new Failure(
      `Cannot write in "${directory.path}": ${why(error.code)}`,
      remedy(error.code)
    );
  }
}
function why(code) {
  return WHY[code]?.[0] ?? code.toLowerCase().replaceAll("_", " ");
}
function remedy(code) {
  return WHY[code]?.[1];
}
var WHY = {
  // code               why                                                     remedy
  CONFINED: ["it is a link, a file or another user's", "Remove it, or give it to yourself."],
  PERMISSION_DENIED: ["permission denied", "Check its permissions."],
  READ_ONLY: ["the disk is read-only", void 0],
  NO_SPACE: ["the disk is full", void 0],
  NEWER_STATE: ["a newer dochygiene wrote its state", "Update dochygiene."],
  STATE_KEEPS_CHANGING: ["other processes keep changing its state", "Try again."]
};

// ../cli/src/sealed.ts
var MAGIC = 218914465;
var HEAD_BYTES = 8;
function sealed(content) {
  const bytes = new Uint8Array(HEAD_BYTES + content.length);
  bytes.set(content, HEAD_BYTES);
  new Uint32Array(bytes.buffer, 0, 2).set([MAGIC, sumOf(content)]);
  return bytes;
}
function unsealed(bytes) {
  if (bytes.length < HEAD_BYTES) return void 0;
  const own = bytes.slice();
  const [magic, sum2] = new Uint32Array(own.buffer, 0, 2);
  const content = own.subarray(HEAD_BYTES);
  return magic === MAGIC && sum2 === sumOf(content) ? content : void 0;
}
function sumOf(content) {
  const aligned = content.byteOffset % 4 === 0 ? content : content.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >>> 2);
  let sum2 = 2166136261;
  for (let at = 0; at < words.length; at += 1) {
    sum2 = Math.imul(sum2 ^ (words[at] ?? 0), 16777619) ^ sum2 >>> 15;
  }
  for (const byte of aligned.subarray(words.length * 4)) sum2 = Math.imul(sum2 ^ byte, 16777619);
  return sum2 >>> 0;
}

// ../cli/src/version.ts
var VERSION3 = "0.2.0";
var TOOL = `dochygiene ${VERSION3}`;

// ../cli/src/document-cache.ts
var DOCUMENTS = "documents";
var MOST_BYTES = 256 * 1024 * 1024;
function documentCache(directory, isForeign, { serialize: serialize2, deserialize: deserialize2 }) {
  let known2;
  return {
    remember(key) {
      const reading = isForeign() ? void 0 : readCache(directory, DOCUMENTS);
      const bytes = reading && unsealed(reading.buffer.bytes.subarray(0, reading.length));
      const value = bytes && deserialize2(bytes);
      known2 = isMemory(value) && value.key === key ? value.documents : void 0;
      return known2;
    },
    keep({ memory }) {
      if (memory === void 0 || isSame2(memory.documents, known2)) return;
      const bytes = serialize2({ version: VERSION3, ...memory });
      if (bytes.length <= MOST_BYTES) writeCache(directory, DOCUMENTS, sealed(bytes));
    }
  };
}
function isMemory(value) {
  if (typeof value !== "object" || value === null) return false;
  const { version, documents } = value;
  return version === VERSION3 && documents instanceof Map;
}
function isSame2(now, before) {
  if (before?.size !== now.size) return false;
  for (const [path, { stamp }] of now) if (before.get(path)?.stamp !== stamp) return false;
  return true;
}

// ../cli/src/scan-cache.ts
var HISTORY6 = "history";
function scanCache(root, outside2) {
  const { fs } = outside2;
  if (fs.lstat(child(root, ".git")) === void 0) return void 0;
  const directory = stateHere(root, outside2);
  let foreign = true;
  const documents = documentCache(directory, () => foreign, outside2);
  let head;
  return {
    help: {
      recall(isTracked) {
        foreign = [HISTORY6, DOCUMENTS].some((name) => isTracked(`.dochygiene/cache/${name}`));
        const reading = foreign ? void 0 : readCache(directory, HISTORY6);
        const known2 = reading && decodeHistory(reading.buffer, reading.length);
        head = known2?.head;
        return known2;
      },
      remember: documents.remember,
      scratch: () => unlessRefused2(() => cacheScratch(directory))
    },
    keep(survey) {
      const { known: known2 } = survey;
      if (foreign) return;
      unlessRefused2(() => {
        if (known2 !== void 0 && known2.head !== head)
          writeCache(directory, HISTORY6, encodeHistory(known2));
        documents.keep(survey);
      });
    }
  };
}
function unlessRefused2(act) {
  try {
    return act();
  } catch (error) {
    if (error instanceof FileSystemError) return void 0;
    throw error;
  }
}

// ../cli/src/survey-here.ts
var SURVEY_OPTIONS = {
  "no-git": { help: "ask git nothing: what comes from history is unknown" },
  "no-cache": { help: "read everything anew, and keep nothing of it in .dochygiene/cache" },
  config: { value: "FILE", help: "read this configuration instead of dochygiene.yaml" }
};
function projectHere(dir, given2, outside2) {
  const root = rootOf(directoryNamed(dir, outside2), outside2);
  return { root, config: readConfig(outside2.fs, root, configFile(given2, outside2)) };
}
async function surveyHere({ root, config: config2 }, given2, outside2, wishes = {}) {
  const { fs, git, clock } = outside2;
  const asksGit = !has(given2, "no-git");
  const cache = asksGit && !has(given2, "no-cache") ? scanCache(root, outside2) : void 0;
  const opened2 = openSurvey({
    ...{ fs, root, clock, config: config2.scan },
    ...asksGit ? { git } : {},
    ...cache?.help,
    ...wishes
  });
  await opened2.ready;
  const survey = opened2.finish();
  cache?.keep(survey);
  return { root, config: config2, survey };
}
function configFile(given2, outside2) {
  const file = option(given2, "config");
  return file === void 0 ? void 0 : resolvePath(outside2.directory, file);
}

// ../cli/src/visible.ts
var UNSAFE = new RegExp("\\p{Cc}|\\p{Cf}|\\p{Zl}|\\p{Zp}|\\p{Cs}|\\u034f|\\u115f|\\u1160|\\u17b4|\\u17b5|\\u3164|\\uffa0", "gu");
function visible(text2) {
  return text2.replace(UNSAFE, (found2) => `\\u{${(found2.codePointAt(0) ?? 0).toString(16)}}`);
}
function visibleJson(value) {
  const escaped2 = (text2) => [...Array(text2.length).keys()].map((at) => `\\u${text2.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
  return JSON.stringify(value, void 0, 2).replace(
    UNSAFE,
    (found2) => found2 === "\n" ? found2 : escaped2(found2)
  );
}
function markdownText(text2) {
  return visible(text2).replace(/[\\`*_{}[\]<>()#+!|~&]/g, "\\$&");
}
function markdownCode(text2) {
  const shown5 = visible(text2).replaceAll("|", "\\|");
  const longest = Math.max(0, ...(shown5.match(/`+/g) ?? []).map((run2) => run2.length));
  const fence = "`".repeat(longest + 1);
  const padding = longest > 0 ? " " : "";
  return `${fence}${padding}${shown5}${padding}${fence}`;
}
function workflowData(text2) {
  return visible(text2).replaceAll("##[", "\\u{23}#[").replaceAll("%", "%25");
}
function workflowProperty(text2) {
  return workflowData(text2).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// ../cli/src/formats/text.ts
function scanText(artifact2, options) {
  const { shortlist } = artifact2;
  const shown5 = shortlist.slice(0, options.limit);
  const lines2 = [headline(artifact2, options), ...sinceLines(artifact2), ""];
  const widest = Math.max(0, ...shown5.map((path) => visible(path).length));
  const room = Math.min(widest, Math.max(20, Math.floor(options.columns / 2)));
  for (const [index, path] of shown5.entries()) {
    lines2.push(...entry(artifact2, path, index + 1, room, options));
  }
  if (shown5.length > 0) lines2.push("");
  const more = shortlist.length - shown5.length;
  if (more > 0) lines2.push(`${more} more: --limit ${shortlist.length}`, "");
  lines2.push(summaryLine(artifact2), ...problemLines(artifact2, options));
  const [first] = shown5;
  if (first !== void 0)
    lines2.push(options.style.dim(`More: dochygiene why ${named3(first, options)}`));
  return `${lines2.join("\n")}
`;
}
function named3(path, { root, elsewhere: elsewhere3 }) {
  if (elsewhere3) return quoted(`${root}/${path}`);
  return quoted(path.startsWith("-") ? `./${path}` : path);
}
function headline(artifact2, { root, style, deserving }) {
  return `${style.bold(`dochygiene ${visible(root)}`)}: ${verdict(artifact2, deserving)}`;
}
function verdict({ shortlist, coverage, since }, deserving) {
  const { in_scope: inScope2, judged } = coverage;
  if (inScope2 === 0) return "no documents here";
  if (judged === 0) return "no document to judge";
  if (deserving === 0) return "no document stands out";
  const verb = deserving === 1 ? "deserves" : "deserve";
  const all = shortlist.length > deserving ? "; all are listed, those first" : "";
  return `${deserving} of ${count2(since?.documents ?? judged, "document")} ${verb} a look${all}`;
}
function sinceLines({ since, coverage }) {
  if (since === void 0) return [];
  const { ref, commit, paths, documents } = since;
  const base = `${visible(ref)} (${commit.slice(0, 10)})`;
  const touched = `${documents} of ${count2(coverage.judged, "document")}`;
  return [
    `Only what changed since ${base}: ${count2(paths, "path")}, touching or outdating ${touched}.`
  ];
}
function entry({ signals }, path, place3, room, { columns, style }) {
  const number = `${String(place3).padStart(3)}. `;
  const said2 = signals[path] ?? [];
  const why2 = said2.length === 0 ? "no signal" : said2.map(lineOf4).join("; ");
  const name = visible(path);
  if (name.length <= room && number.length + room + 2 + why2.length <= columns) {
    return [`${number}${style.bold(name.padEnd(room))}  ${why2}`];
  }
  const indent = " ".repeat(number.length);
  return [
    `${number}${style.bold(name)}`,
    `${indent}${cut3(why2, Math.max(40, columns - indent.length))}`
  ];
}
function lineOf4({ summary, evidence: evidence3 }) {
  const line = strongest(evidence3)?.line;
  return line === void 0 ? visible(summary) : `${visible(summary)} (line ${line})`;
}
function strongest(evidence3) {
  return evidence3.find(({ line }) => line !== void 0) ?? evidence3[0];
}
function cut3(text2, width) {
  return text2.length <= width ? text2 : `${text2.slice(0, width - 1)}\u2026`;
}
function summaryLine({ coverage, excluded, head, history }) {
  const number = (by, folder2) => excluded.filter((each) => each.by === by && each.path.endsWith("/") === folder2).length;
  const files = [
    [number("ignore", false), "ignored"],
    [number("frozen", false), "frozen"],
    [number("append-only", false), "append-only"]
  ];
  const folders = [
    [number("dir-prune", true), "pruned"],
    [number("ignore", true), "ignored"]
  ];
  const also = [
    [coverage.mirrors, "linked to another"],
    [coverage.unread, "unread"]
  ];
  const left = sum(files);
  const parts = [
    `${left} excluded${left > 0 ? ` (${listed(files)})` : ""}`,
    ...sum(also) > 0 ? [listed(also)] : [],
    `${coverage.judged} judged`
  ];
  const shut = sum(folders);
  const unopened = shut > 0 ? `; ${count2(shut, "folder")} not opened (${listed(folders)})` : "";
  const { silenced } = coverage;
  const quiet = silenced > 0 ? `; ${count2(silenced, "finding")} silenced` : "";
  const past = { full: "", shallow: " History is shallow.", none: " No history." }[history];
  const unasked = history === "full" && head !== null ? unlooked(coverage) : "";
  return `${count2(coverage.in_scope, "document")} in scope: ${parts.join(", ")}${unopened}${quiet}.${past}${unasked}`;
}
function unlooked({ signals }) {
  const skipped = Object.entries(signals).filter(
    ([, signal]) => signal.status === "skipped" && signal.because !== OFF
  );
  if (skipped.length === 0) return "";
  return ` Not looked for, since git does not tell: ${skipped.map(([id]) => id).join(", ")}.`;
}
var OFF = "off in the configuration";
function sum(tally2) {
  return tally2.reduce((total, [number]) => total + number, 0);
}
function listed(tally2) {
  return tally2.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`).join(", ");
}
var PROBLEMS_SHOWN = 3;
function problemLines({ problems }, { style }) {
  if (problems.length === 0) return [];
  const lines2 = problems.slice(0, PROBLEMS_SHOWN).map(({ path, line, message }) => {
    const place3 = line === void 0 ? visible(path) : `${visible(path)}:${line}`;
    return style.dim(`  ${place3} ${visible(message)}`);
  });
  const more = problems.length - lines2.length;
  const rest = more > 0 ? [style.dim(`  ${more} more: --format json`)] : [];
  return [`${count2(problems.length, "problem")}:`, ...lines2, ...rest];
}
function evidenceLine(path, evidence3) {
  const { line, path: other, commit, date, now, detail } = evidence3;
  const parts = [
    line === void 0 ? visible(path) : `${visible(path)}:${line}`,
    ...detail === void 0 ? [] : [visible(detail)],
    ...other === void 0 ? [] : [visible(other)],
    ...now === void 0 ? [] : [`\u2192 ${visible(now)}`],
    ...commit === void 0 ? [] : [commit.slice(0, 10)],
    ...date === void 0 ? [] : [date]
  ];
  return parts.join("  ");
}
function count2(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function quoted(path) {
  const shown5 = visible(path);
  return /^[\w./@%+=:,-]+$/.test(shown5) ? shown5 : `'${shown5.replaceAll("'", "'\\''")}'`;
}

// ../cli/src/formats/github.ts
var SHOWN_OF_A_KIND = 10;
function scanGithub(artifact2, options) {
  const { shortlist, signals, problems } = artifact2;
  const spokenOf = shortlist.filter((path) => (signals[path] ?? []).length > 0);
  const left = { warning: SHOWN_OF_A_KIND, notice: SHOWN_OF_A_KIND };
  const commands2 = [];
  for (const path of spokenOf.slice(0, options.limit)) {
    const said2 = signals[path] ?? [];
    const kind2 = kindOf4(said2);
    if (left[kind2] === 0) continue;
    left[kind2] -= 1;
    commands2.push(command(kind2, `${options.folder}${path}`, said2));
  }
  const more = spokenOf.length - commands2.length;
  const of = `${SHOWN_OF_A_KIND} warnings and ${SHOWN_OF_A_KIND} notices`;
  return `${[
    ...commands2,
    `dochygiene: ${verdict(artifact2, options.deserving)}`,
    ...more > 0 ? [`${more} more without an annotation: of a step GitHub shows ${of}`] : [],
    ...sinceLines(artifact2),
    summaryLine(artifact2),
    ...problems.length > 0 ? [`${count2(problems.length, "problem")}: --format text`] : []
  ].join("\n")}
`;
}
function kindOf4(said2) {
  return said2.some(({ deciding, record: record2 }) => deciding && record2 !== true) ? "warning" : "notice";
}
function command(kind2, file, said2) {
  const lines2 = said2.map(({ evidence: evidence3 }) => strongest(evidence3)?.line);
  const line = lines2.find((each) => each !== void 0);
  const title = `dochygiene: ${said2.map(({ id }) => id).join(", ")}`;
  const properties = [
    `file=${workflowProperty(file)}`,
    ...line === void 0 ? [] : [`line=${line}`],
    `title=${workflowProperty(title)}`
  ];
  const message = said2.map(({ summary }, index) => {
    const at = lines2[index] === void 0 ? "" : ` (line ${lines2[index]})`;
    return workflowData(`${summary}${at}`);
  });
  return `::${kind2} ${properties.join(",")}::${message.join("%0A")}`;
}

// ../cli/src/formats/markdown.ts
function scanMarkdown(artifact2, limit2) {
  const { shortlist, signals, problems } = artifact2;
  const shown5 = shortlist.slice(0, limit2);
  const more = shortlist.length - shown5.length;
  const rows = shown5.map((path, index) => {
    const said2 = (signals[path] ?? []).map(cell).join("<br>");
    return `| ${index + 1} | ${markdownCode(path)} | ${said2} |`;
  });
  const table = ["| # | document | why |", "| --: | --- | --- |", ...rows];
  return `${[
    "# Documents that deserve a look",
    "",
    ...rows.length > 0 ? table : ["No document stands out."],
    ...more > 0 ? ["", `${more} more.`] : [],
    "",
    ...sinceLines(artifact2).map(markdownText),
    summaryLine(artifact2),
    ...problems.length > 0 ? ["", `${count2(problems.length, "problem")}:`, ""] : [],
    ...problems.slice(0, limit2).map(({ path, line, message }) => {
      const place3 = line === void 0 ? path : `${path}:${line}`;
      return `- ${markdownCode(place3)} ${markdownText(message)}`;
    })
  ].join("\n")}
`;
}
function cell({ summary, evidence: evidence3 }) {
  const line = strongest(evidence3)?.line;
  const text2 = markdownText(summary);
  return line === void 0 ? text2 : `${text2} (line ${line})`;
}

// ../cli/src/formats/sarif-rules.ts
var RULES = defaultSignals.map(ruleOf);
function ruleOf({ id, deciding, family, explanation: explanation2 }) {
  const help = helpOf(id, explanation2);
  return {
    id,
    shortDescription: { text: explanation2.says },
    fullDescription: { text: explanation2.definition },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: deciding ? "warning" : "note" },
    properties: {
      tags: ["documentation", family],
      "problem.severity": deciding ? "warning" : "recommendation"
    }
  };
}
function helpOf(id, { says, definition, traps }) {
  return [
    says,
    "",
    definition,
    "",
    "Not reported:",
    "",
    ...traps.map((trap) => `- ${trap}`),
    "",
    "To silence it:",
    "",
    `- everywhere: \`signals: { ${id}: off }\` in \`dochygiene.yaml\``,
    "- one document: its path in `.dochygiene-ignore`, or `hygiene: frozen` in its frontmatter",
    ""
  ].join("\n");
}

// ../cli/src/formats/sarif.ts
var SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
var ROOT = "%SRCROOT%";
var LINKED = 10;
function scanSarif(artifact2, { limit: limit2, sha256: sha2562 }) {
  const { shortlist, signals, problems } = artifact2;
  const results = shortlist.slice(0, limit2).flatMap((path) => (signals[path] ?? []).map((signal) => resultOf(path, signal, sha2562)));
  const log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "dochygiene", semanticVersion: VERSION3, rules: RULES } },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: problems.map(notificationOf)
          }
        ],
        originalUriBaseIds: { [ROOT]: { description: { text: "The root of the project." } } },
        results
      }
    ]
  };
  return `${visibleJson(log)}
`;
}
function resultOf(path, signal, sha2562) {
  const { id, deciding, record: record2, summary, evidence: evidence3 } = signal;
  const first = strongest(evidence3);
  const others = evidence3.filter((each) => each !== first && each.line !== void 0);
  return {
    ruleId: id,
    ruleIndex: RULES.findIndex((rule) => rule.id === id),
    // What a signal says of a historical record is told and does not count.
    level: deciding && record2 !== true ? "warning" : "note",
    message: { text: messageOf2(summary, first, others) },
    locations: [{ physicalLocation: place2(path, first?.line) }],
    ...others.length === 0 ? {} : {
      relatedLocations: others.map((each, index) => ({
        id: index + 1,
        physicalLocation: place2(path, each.line),
        message: { text: told(each) || visible(summary) }
      }))
    },
    partialFingerprints: fingerprints(path, id, first, sha2562)
  };
}
function place2(path, line) {
  const artifactLocation = { uri: uriOf(path), uriBaseId: ROOT };
  return line === void 0 ? { artifactLocation } : { artifactLocation, region: { startLine: line } };
}
function uriOf(path) {
  return path.replace(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/").map(encodeURIComponent).join("/");
}
function messageOf2(summary, first, others) {
  const shown5 = others.slice(0, LINKED).map(({ line }, index) => `[line ${line}](${index + 1})`);
  const more = others.length - shown5.length;
  const also = `Also in ${shown5.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  const said2 = first === void 0 ? "" : told(first);
  return [sentence2(unlinked(summary)), said2, shown5.length > 0 ? also : ""].filter((text2) => text2 !== "").map((text2) => `${text2}.`).join(" ");
}
function sentence2(text2) {
  return `${text2.slice(0, 1).toUpperCase()}${text2.slice(1)}`;
}
function told({ path, now, detail, commit, date }) {
  const target = [path, now].filter((each) => each !== void 0).join(" \u2192 ");
  const what = target === "" || detail === void 0 ? detail ?? "" : `(${detail})`;
  return unlinked(
    [target, what, commit?.slice(0, 10) ?? "", date ?? ""].filter((part) => part !== "").join(" ")
  );
}
function unlinked(text2) {
  return visible(text2).replaceAll("](", "]\\(");
}
function fingerprints(path, id, first, sha2562) {
  const words = [first?.path ?? "", (first?.detail ?? "").replace(/\d+/g, "#")];
  const fingerprint = sha2562([id, path, ...words].join("\0"));
  return first?.line === void 0 ? { "dochygiene/v1": fingerprint, primaryLocationLineHash: fingerprint } : { "dochygiene/v1": fingerprint };
}
function notificationOf({ path, code, line, message }) {
  return {
    descriptor: { id: code },
    level: "warning",
    message: { text: unlinked(message) },
    // A dot is the whole project, which is no file.
    ...path === "." ? {} : { locations: [{ physicalLocation: place2(path, line) }] }
  };
}

// ../cli/src/output-wishes.ts
var SHOWN7 = 10;
var FORMATS2 = ["text", "json", "markdown", "sarif", "github"];
var GATES = ["deciding", "any"];
function targetsOf2(given2) {
  const targets2 = (given2.options.get("format") ?? ["text"]).map((value) => {
    const [format2 = "", ...rest] = value.split("=");
    if (!FORMATS2.includes(format2)) {
      throw new Failure(`Cannot print format "${format2}": unknown`, suggestion(format2, FORMATS2));
    }
    const file = rest.length === 0 ? void 0 : rest.join("=");
    if (file === "") throw new Failure(`Cannot write format "${format2}": no file after "="`);
    return { format: format2, file };
  });
  if (targets2.filter(({ file }) => file === void 0).length > 1) {
    throw new Failure(
      "Cannot print two formats at once",
      "Send one to a file: --format json=scan.json"
    );
  }
  const files = targets2.flatMap(({ file }) => file === void 0 ? [] : [file]);
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== void 0) {
    throw new Failure(`Cannot write "${twice}" twice`, "Name a file for each format.");
  }
  if (files.includes("-")) {
    throw new Failure('Cannot write to "-"', 'Leave out "=-" to print on standard output.');
  }
  return targets2;
}
function limitsOf(given2) {
  const text2 = option(given2, "limit");
  const asked = text2 === void 0 ? Number.POSITIVE_INFINITY : wholeNumber("limit", text2, 0);
  const all = text2 !== void 0 || has(given2, "all");
  return { person: all ? asked : SHOWN7, tool: asked };
}
function gateOf(given2) {
  const on = option(given2, "fail-on");
  const max = option(given2, "max");
  if (on !== void 0 && !GATES.includes(on)) {
    throw new Failure(`Cannot fail on "${on}": unknown`, suggestion(on, GATES));
  }
  if (on === void 0 && max !== void 0) {
    throw new Failure("Cannot use --max alone", "Say what to fail on: --fail-on any --max 5");
  }
  return { on, most: max === void 0 ? 0 : wholeNumber("max", max, 0) };
}
function exceeds(deserving, { on, most }) {
  if (on === void 0) return false;
  return deserving.filter(({ deciding }) => on === "any" || deciding > 0).length > most;
}

// ../cli/src/progress.ts
var QUIET2 = 500;
var PACE = 100;
function progress({ err, elapsed }) {
  const start = elapsed();
  const stages = /* @__PURE__ */ new Map();
  let last = start;
  let shown5 = start + QUIET2 - PACE;
  let stage;
  let written = false;
  const close2 = () => {
    const now = elapsed();
    if (stage !== void 0) stages.set(stage, (stages.get(stage) ?? 0) + now - last);
    last = now;
  };
  return {
    onStep(step) {
      if (step.stage !== stage) {
        close2();
        stage = step.stage;
      }
      if (!err.isTerminal) return;
      const now = elapsed();
      if (now - shown5 < PACE) return;
      shown5 = now;
      written = true;
      const part = step.total > 0 ? ` ${step.done} of ${step.total}` : "";
      err.write(`\r\x1B[K${step.stage}${part} \u2026`);
    },
    finish() {
      close2();
      stage = void 0;
      if (written) err.write("\r\x1B[K");
      written = false;
    },
    timings: () => [...stages, ["all", last - start]]
  };
}

// ../cli/src/replace-file.ts
function replaceFile({ fs, token }, path, content) {
  const target = fs.realPath(path) ?? path;
  if (target === path && fs.lstat(path)?.kind === "symlink") {
    throw new Failure(
      `Cannot write "${path}": it is a link that leads nowhere`,
      "Remove it first."
    );
  }
  const folder2 = parent(target);
  if (folder2 === void 0 || fs.stat(folder2)?.kind !== "directory") {
    throw new Failure(`Cannot write "${path}": its directory does not exist`, "Make it first.");
  }
  const kind2 = fs.stat(target)?.kind;
  if (kind2 === "directory") {
    throw new Failure(`Cannot write "${path}": it is a directory`, "Name a file.");
  }
  if (kind2 !== void 0 && kind2 !== "file") {
    throw new Failure(`Cannot write "${path}": it is a device, a FIFO or a socket`, "Name a file.");
  }
  if (/[\\/]\.git[\\/]/.test(target)) {
    throw new Failure(`Cannot write "${path}": what is in .git is git's own`, "Name another file.");
  }
  const scratch2 = child(folder2, `${baseName(target)}.${token()}.tmp`);
  refusable("write", path, () => {
    try {
      fs.create(scratch2, content);
      fs.rename(scratch2, target);
    } catch (error) {
      if (fs.lstat(scratch2) !== void 0) fs.remove(scratch2);
      throw error;
    }
  });
}

// ../cli/src/since.ts
var IN_ACTIONS = "in GitHub Actions: actions/checkout with fetch-depth: 0";
function sinceWish(given2, root, { git }) {
  const ref = option(given2, "since");
  if (ref === void 0) return void 0;
  if (has(given2, "no-git")) {
    throw new Failure("Cannot use --since with --no-git", "What changed, only git can tell.");
  }
  const found2 = changeSince(git, root, ref);
  if (found2.known) return { ref, change: found2.change };
  const [why2, remedy2] = explained(ref, found2.unknown);
  throw new Failure(`Cannot tell what changed since "${ref}": ${why2}`, remedy2);
}
function explained(ref, unknown) {
  switch (unknown.because) {
    case "no-head":
      return ["nothing is committed yet", "Leave out --since."];
    case "shallow":
      return [
        "the history here was cut before it",
        `Fetch all of it: git fetch --unshallow; ${IN_ACTIONS}`
      ];
    case "no-such-commit": {
      const names = [...unknown.names];
      const remote = names.find((name) => name.endsWith(`/${ref}`));
      const near = remote === void 0 ? suggestion(ref, names) : `Did you mean "${remote}"?`;
      const meant2 = near.startsWith("Did") ? `${near} Else fetch it` : "Fetch it first";
      return ["no such branch, tag or commit here", `${meant2}: git fetch; ${IN_ACTIONS}`];
    }
    case "refused": {
      const { refusal: refusal5, message } = unknown.failure;
      return [message, REMEDIES[refusal5] ?? "Leave out --since."];
    }
  }
}
var REMEDIES = {
  NOT_INSTALLED: "Install git, or leave out --since.",
  NOT_A_REPOSITORY: `Scan a checkout of the repository; ${IN_ACTIONS}`,
  FOREIGN_OWNER: "Own the checkout, or leave out --since."
};

// ../cli/src/style.ts
var PLAIN3 = { bold: (text2) => text2, dim: (text2) => text2 };
var COLOUR = {
  bold: (text2) => `\x1B[1m${text2}\x1B[22m`,
  dim: (text2) => `\x1B[2m${text2}\x1B[22m`
};
function styleFor(sink2, env) {
  const force = env["FORCE_COLOR"];
  if (force !== void 0 && force !== "")
    return force === "0" || force === "false" ? PLAIN3 : COLOUR;
  if ((env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb") return PLAIN3;
  return sink2.isTerminal ? COLOUR : PLAIN3;
}

// ../cli/src/workspace.ts
function folderInWorkspace(root, { env, fs }) {
  const named4 = env["GITHUB_WORKSPACE"] ?? "";
  if (!/^(?:\/|[A-Za-z]:[\\/])/.test(named4)) return "";
  const workspace = fs.realPath(absolutePath(named4));
  if (workspace === void 0 || workspace === root || !isWithin(workspace, root)) return "";
  return `${root.slice(workspace.length).replaceAll("\\", "/").replace(/^\/+/, "")}/`;
}

// ../cli/src/scan-and-tell.ts
var OUTPUT_OPTIONS = {
  format: {
    value: "FORMAT[=FILE]",
    short: "f",
    repeats: true,
    help: `${FORMATS2.join(", ")}; with =FILE into a file; may be repeated (default text)`
  },
  all: { help: "list every document that is judged, signals or not" },
  limit: {
    value: "N",
    short: "n",
    help: `show N documents at most (default ${SHOWN7}, of sarif and github all; json has all)`
  },
  "fail-on": {
    value: "deciding|any",
    help: "exit 1 if documents are shortlisted (any: for any reason)"
  },
  max: { value: "N", help: "with --fail-on: exit 1 only if there are more than N (default 0)" },
  since: {
    value: "REF",
    help: "only documents that the commits since that branch, tag or commit touch or outdate"
  }
};
var TIMINGS_OPTION = { help: "say on stderr how long each stage took" };
async function scanAndTell(project2, given2, outside2, help = {}) {
  const { root } = project2;
  const targets2 = targetsOf2(given2);
  const gate = gateOf(given2);
  const limits2 = limitsOf(given2);
  const wish = sinceWish(given2, root, outside2);
  const watch = progress(outside2);
  const { survey } = await surveyHere(project2, given2, outside2, {
    ...help,
    onStep: watch.onStep,
    ...has(given2, "all") ? { contextFor: "all" } : {}
  });
  const since = wish && touchedSince(survey, wish.ref, wish.change);
  const deserving = rank(survey).filter(
    ({ path, shortlisted }) => shortlisted && (since?.documents.has(path) ?? true)
  );
  const shortlist = has(given2, "all") ? "all" : "deserving";
  const result = artifact(survey, { tool: TOOL, shortlist, since });
  watch.finish();
  for (const { format: format2, file } of targets2) {
    const forFile = { columns: Number.POSITIVE_INFINITY, env: { NO_COLOR: "1" } };
    const { columns, env } = file === void 0 ? { ...outside2.out, env: outside2.env } : forFile;
    const style = styleFor(outside2.out, env);
    const elsewhere3 = root !== outside2.directory;
    const options = { root, columns, style, deserving: deserving.length, elsewhere: elsewhere3 };
    const text2 = print(result, format2, { ...options, limits: limits2, outside: outside2 });
    if (file === void 0) outside2.out.write(text2);
    else replaceFile(outside2, resolvePath(outside2.directory, file), text2);
  }
  if (has(given2, "timings")) outside2.err.write(timingsText(watch.timings()));
  return exceeds(deserving, gate) ? 1 : 0;
}
function print(result, format2, options) {
  const { root, limits: limits2, deserving, outside: outside2 } = options;
  switch (format2) {
    case "json":
      return `${visibleJson(result)}
`;
    case "markdown":
      return scanMarkdown(result, limits2.person);
    case "sarif":
      return scanSarif(result, { limit: limits2.tool, sha256: outside2.sha256 });
    case "github": {
      const folder2 = folderInWorkspace(root, outside2);
      return scanGithub(result, { limit: limits2.tool, deserving, folder: folder2 });
    }
    default:
      return scanText(result, { ...options, limit: limits2.person });
  }
}
function timingsText(timings) {
  return timings.map(([stage, time]) => `${stage.padEnd(8)}${time.toFixed(1).padStart(9)} ms
`).join("");
}

// ../cli/src/shard.ts
var FORMAT2 = "dochygiene.shard/1";
var SHARD_BYTES = 1024 * 1024 * 1024;
function shareNamed(text2) {
  const [, index = "", of = ""] = /^(\d{1,4})\/(\d{1,4})$/.exec(text2) ?? [];
  const share3 = { index: Number(index), of: Number(of) };
  if (share3.index >= 1 && share3.index <= share3.of) return share3;
  throw new Failure(
    `Cannot use "${text2}" for --shard: it wants I/N, a share and how many there are`,
    "The second of four: --shard 2/4"
  );
}
function shareOf(path, of) {
  let hash = 2166136261;
  for (let at = 0; at < path.length; at += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(at), 16777619);
  }
  hash = Math.imul(hash ^ hash >>> 16, 2246822507);
  hash = Math.imul(hash ^ hash >>> 13, 3266489909);
  return ((hash ^ hash >>> 16) >>> 0) % of + 1;
}
function shardFile(shard, { serialize: serialize2 }) {
  const bytes = sealed(serialize2({ format: FORMAT2, ...shard }));
  if (bytes.length <= SHARD_BYTES) return bytes;
  const { index, of } = shard;
  throw new Failure(
    `Cannot write shard ${index} of ${of}: it is over ${SHARD_BYTES} bytes`,
    "Take more shards."
  );
}
function readShard(path, { fs, deserialize: deserialize2 }) {
  const bytes = refusable("read", path, () => {
    const file = fs.realPath(path);
    const size = file === void 0 ? void 0 : fs.lstat(file)?.size;
    if (file === void 0 || size === void 0) {
      throw new Failure(
        `Cannot read "${path}": no such file`,
        "Name the files that dochygiene scan --shard wrote; the job of one may have failed."
      );
    }
    if (size > SHARD_BYTES) {
      throw new Failure(`Cannot read "${path}": it is over ${SHARD_BYTES} bytes`, REMEDY);
    }
    const buffer = fs.buffer(size + 1);
    const { length } = fs.readInto(file, buffer);
    return unsealed(buffer.bytes.subarray(0, length));
  });
  if (bytes === void 0) throw new Failure(`Cannot read "${path}": torn, or no shard`, REMEDY);
  const value = deserialize2(bytes);
  if (isShard(value)) return value;
  throw new Failure(
    `Cannot read "${path}": it was written under another version of Node, or is no shard`,
    "Run one version of Node for all shards and for the merge."
  );
}
var REMEDY = "Fetch it again, or write it again: dochygiene scan --shard I/N --output FILE";
function isShard(value) {
  if (typeof value !== "object" || value === null) return false;
  const { format: format2, version, commit, key, index, of, documents } = value;
  return format2 === FORMAT2 && [version, commit, key].every((each) => typeof each === "string") && isShare(index, of) && documents instanceof Map;
}
function isShare(index, of) {
  return Number.isInteger(index) && Number.isInteger(of) && 1 <= Number(index) && Number(index) <= Number(of);
}
function memoryOfShards(shards) {
  const byIndex = new Map(shards.map((shard) => [shard.index, shard.documents]));
  return {
    elsewhere: true,
    get: (path) => byIndex.get(shareOf(path, shards.length))?.get(path)
  };
}
function checkShards(shards, wanted) {
  const files = /* @__PURE__ */ new Map();
  const [first] = shards;
  for (const [file, { version, commit, key, index, of: of2 }] of shards) {
    const refuse2 = (why2, remedy2) => {
      throw new Failure(`Cannot merge "${file}": ${why2}`, remedy2);
    };
    if (version !== VERSION3) {
      const why2 = `dochygiene ${version} wrote it, and this is ${VERSION3}`;
      refuse2(why2, "Run one version for all shards and for the merge.");
    }
    if (commit !== wanted.commit) {
      const why2 = `it is of commit ${short(commit)}, and this checkout of ${short(wanted.commit)}`;
      refuse2(why2, "Check out the same commit for all shards and for the merge.");
    }
    if (key !== wanted.key) {
      refuse2(
        "it was read under another configuration",
        "Give all shards and the merge the same dochygiene.yaml, or the same --config."
      );
    }
    if (first !== void 0 && of2 !== first[1].of) {
      const why2 = `it is one of ${of2} shards, and "${first[0]}" one of ${first[1].of}`;
      refuse2(why2, "Write all shards anew with the same number.");
    }
    const twin = files.get(index);
    if (twin !== void 0) {
      refuse2(`it is shard ${index} of ${of2}, as "${twin}" is`, "Name each shard once.");
    }
    files.set(index, file);
  }
  const of = first?.[1].of ?? 0;
  const missing = [...Array(of).keys()].map((at) => at + 1).filter((index) => !files.has(index));
  if (missing.length === 0) return;
  const which = missing.length === 1 ? `shard ${missing[0]} is` : `shards ${missing.join(", ")} are`;
  throw new Failure(
    `Cannot merge ${files.size} of ${of} shards: ${which} missing`,
    `Name the files of all ${of}; the job of one may have failed.`
  );
}
function short(commit) {
  return commit.slice(0, 10);
}

// ../cli/src/write-shard.ts
var SHARD_OPTIONS = {
  shard: { value: "I/N", help: "read only the Ith of N shares, for dochygiene merge" },
  output: { value: "FILE", help: "with --shard: the file to write the share into" }
};
function writeShard(dir, given2, outside2) {
  const share3 = shareNamed(option(given2, "shard") ?? "");
  const output = option(given2, "output");
  if (output === void 0) {
    throw new Failure("Cannot use --shard alone", "Say where it goes: --shard 2/4 --output FILE");
  }
  for (const name of [...Object.keys(OUTPUT_OPTIONS), "no-git"]) {
    if (!has(given2, name)) continue;
    const remedy2 = name === "no-git" ? "A shard is of a commit." : `A shard prints nothing: dochygiene merge --${name} \u2026`;
    throw new Failure(`Cannot use --${name} with --shard`, remedy2);
  }
  const { root, config: config2 } = projectHere(dir, given2, outside2);
  const { fs, git } = outside2;
  const watch = progress(outside2);
  const { onStep } = watch;
  const isMine = (path) => shareOf(path, share3.of) === share3.index;
  const read2 = readShare({ fs, git, root, config: config2.scan, onStep }, isMine);
  if (read2.head === void 0) {
    watch.finish();
    throw new Failure(
      `Cannot write a shard of "${root}": it is no commit that git knows`,
      "Check out a commit of a repository."
    );
  }
  const documents = new Map([...read2.documents].filter(([, { hashes }]) => hashes.length > 0));
  const { head: commit, key } = read2;
  const bytes = shardFile({ version: VERSION3, commit, key, ...share3, documents }, outside2);
  replaceFile(outside2, resolvePath(outside2.directory, output), bytes);
  watch.finish();
  if (has(given2, "timings")) outside2.err.write(timingsText(watch.timings()));
  return 0;
}

// ../cli/src/commands/scan.ts
var scanCommand = {
  name: "scan",
  summary: "say which documents deserve a look, with evidence",
  positionals: ["[dir]"],
  options: { ...OUTPUT_OPTIONS, ...SURVEY_OPTIONS, timings: TIMINGS_OPTION, ...SHARD_OPTIONS },
  example: ["dochygiene scan --format markdown=summary.md --fail-on deciding", "for CI"],
  notes: `markdown is a table for a job summary, an issue or a pull request. sarif is SARIF 2.1.0 for code scanning: a result
for each document and signal. github is workflow commands for GitHub Actions: an annotation for each document, of which
GitHub shows ten warnings (a deciding signal) and ten notices a step.`,
  async run(given2, outside2) {
    const [dir] = given2.positionals;
    if (has(given2, "shard")) return writeShard(dir, given2, outside2);
    if (has(given2, "output")) {
      throw new Failure("Cannot use --output alone", "To print into a file: --format json=FILE");
    }
    return scanAndTell(projectHere(dir, given2, outside2), given2, outside2);
  }
};

// ../cli/src/commands/check.ts
var { format, limit, "no-git": noGit, "no-cache": noCache, config } = scanCommand.options;
var checkCommand = {
  name: "check",
  summary: "scan, and record that the documents were looked at",
  positionals: ["[dir]"],
  options: {
    ...format === void 0 ? {} : { format },
    ...limit === void 0 ? {} : { limit },
    ...noGit === void 0 ? {} : { "no-git": noGit },
    ...noCache === void 0 ? {} : { "no-cache": noCache },
    ...config === void 0 ? {} : { config }
  },
  example: [
    "dochygiene check",
    "shows the list, and the banner stays away until the check is stale"
  ],
  notes: `The time goes to .dochygiene/state.json, in a folder that ignores itself in git. A check goes stale after 14 days, or
after threshold_days of dochygiene.yaml, as they stood when it was made.`,
  async run(given2, outside2) {
    const code = await scanCommand.run(given2, outside2);
    const root = rootOf(directoryNamed(given2.positionals[0], outside2), outside2);
    const directory = stateHere(root, outside2);
    const { thresholdDays } = readConfig(outside2.fs, root, configFile(given2, outside2));
    storing(directory, () => recordCheck(directory, outside2.clock.now(), thresholdDays));
    if (!has(given2, "format")) outside2.out.write("Recorded as checked today.\n");
    return code;
  }
};

// ../cli/src/ignore-entry.ts
var STATE_ENTRY = ".dochygiene/";
function ignoresState(text2) {
  let ignored = false;
  for (const line of text2.split(/\r?\n/)) {
    const entry2 = line.trim();
    if (/^\/?(?:\*\*\/)?\.dochygiene(?:\/(?:\*\*?)?)?$/.test(entry2)) ignored = true;
    if (/^!\/?(?:\*\*\/)?\.dochygiene\/?$/.test(entry2)) ignored = false;
  }
  return ignored;
}

// ../cli/src/wiring.ts
var SETTINGS_BYTES = 1024 * 1024;
function hookWiring(root, outside2) {
  const name = "hook";
  const found2 = settingsFiles(root, outside2).map((path) => settingsOf(path, outside2));
  if (found2.some((settings) => settings["disableAllHooks"] === true)) {
    return { name, verdict: "note", says: "Claude Code runs no hooks: disableAllHooks is set" };
  }
  const states = found2.flatMap((settings) => pluginStates(settings["enabledPlugins"]));
  const state = states.at(-1);
  if (state === true) return { name, verdict: "ok", says: "the Claude Code plugin is enabled" };
  if (state === false) {
    return {
      name,
      verdict: "note",
      says: "the Claude Code plugin is installed and disabled",
      remedy: "claude plugin enable dochygiene@dochygiene"
    };
  }
  return {
    name,
    verdict: "note",
    says: "the Claude Code plugin is not installed, so no session shows a banner",
    remedy: "In Claude Code: /plugin marketplace add <this repository>, then /plugin install dochygiene@dochygiene"
  };
}
function settingsFiles(root, { home, env }) {
  const named4 = env["CLAUDE_CONFIG_DIR"];
  const user = named4?.startsWith("/") ? absolutePath(named4) : home === void 0 ? void 0 : child(home, ".claude");
  return [
    ...user === void 0 ? [] : [child(user, "settings.json")],
    child(root, ".claude/settings.json"),
    child(root, ".claude/settings.local.json")
  ];
}
function settingsOf(path, { fs }) {
  try {
    const real = fs.realPath(path);
    if (real === void 0) return {};
    const value = JSON.parse(readText(fs, real, SETTINGS_BYTES).text);
    return isRecord3(value) ? value : {};
  } catch (error) {
    if (error instanceof FileSystemError || error instanceof SyntaxError) return {};
    throw error;
  }
}
function pluginStates(enabled) {
  if (!isRecord3(enabled)) return [];
  return Object.entries(enabled).filter(([id]) => id.startsWith("dochygiene@")).map(([, state]) => state === true);
}
function isRecord3(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// ../cli/src/doctor-checks.ts
var LEAST_NODE = [20, 19];
var IGNORE_BYTES = 1024 * 1024;
function checks2(root, outside2) {
  return [
    nodeCheck(outside2),
    ...gitChecks(root, outside2),
    configurationCheck(root, outside2),
    ignoreCheck(root, outside2),
    hookWiring(root, outside2)
  ];
}
function nodeCheck({ nodeVersion }) {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, "").split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  const serves = major > leastMajor || major === leastMajor && minor >= leastMinor;
  if (serves) return { name: "node", verdict: "ok", says: nodeVersion };
  const least = LEAST_NODE.join(".");
  return {
    name: "node",
    verdict: "broken",
    says: `${nodeVersion} is too old`,
    remedy: `Install ${least} or later.`
  };
}
function gitChecks(root, { git }) {
  const version = git.version();
  if (!version.ok) {
    const remedy2 = "Without git, what comes from history is unknown.";
    return [{ name: "git", verdict: "note", says: version.failure.message, remedy: remedy2 }];
  }
  const first = { name: "git", verdict: "ok", says: version.value };
  const answer = git.checkout(root);
  if (!answer.ok) {
    const { refusal: refusal5, message } = answer.failure;
    const foreign = refusal5 === "FOREIGN_OWNER";
    const remedy2 = foreign ? "Another user owns it: its history is not asked. Own it, or run as them." : void 0;
    const says2 = refusal5 === "NOT_A_REPOSITORY" ? "not a git repository" : message;
    return [
      first,
      { name: "repository", verdict: "note", says: says2, ...remedy2 === void 0 ? {} : { remedy: remedy2 } }
    ];
  }
  const { head, history, linkedWorktree } = answer.value;
  const says = head === void 0 ? "no commit yet" : `at ${head.slice(0, 10)}`;
  const depth2 = history === "full" ? { name: "history", verdict: "ok", says: "full" } : { name: "history", verdict: "note", says: "shallow", remedy: "git fetch --unshallow" };
  const worktree = linkedWorktree ? "linked, with a state of its own" : "main";
  return [
    first,
    { name: "repository", verdict: "ok", says },
    depth2,
    { name: "worktree", verdict: "ok", says: worktree }
  ];
}
function configurationCheck(root, { fs }) {
  const name = "configuration";
  try {
    readConfig(fs, root);
    const found2 = fs.lstat(child(root, CONFIG_FILE)) !== void 0;
    return { name, verdict: "ok", says: found2 ? CONFIG_FILE : "none, the defaults hold" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name, verdict: "broken", says: error.message.replace("\n  ", " ") };
  }
}
function ignoreCheck(root, { fs }) {
  const name = "ignore entry";
  const path = fs.realPath(child(root, ".gitignore"));
  try {
    if (path !== void 0 && ignoresState(readText(fs, path, IGNORE_BYTES).text)) {
      return { name, verdict: "ok", says: ".gitignore names .dochygiene/" };
    }
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return { name, verdict: "note", says: `.gitignore cannot be read: ${error.code}` };
  }
  return {
    name,
    verdict: "ok",
    says: "none needed, .dochygiene/ ignores itself",
    remedy: "To add one: dochygiene init"
  };
}

// ../cli/src/commands/doctor.ts
var doctorCommand = {
  name: "doctor",
  summary: "look whether git, the state, the configuration and the hook are in order",
  positionals: ["[dir]"],
  options: {},
  example: ["dochygiene doctor", "one line a check, with the remedy where something is amiss"],
  notes: "A note (-) limits what dochygiene can say; a broken check (x) keeps it from working, and makes the exit code 2.",
  run(given2, outside2) {
    const start = directoryNamed(given2.positionals[0], outside2);
    const root = findRoot(outside2.fs, start, outside2);
    const found2 = [rootCheck(root), ...root === void 0 ? [] : ofProject(root, outside2)];
    const style = styleFor(outside2.out, outside2.env);
    const widest = Math.max(...found2.map(({ name }) => name.length));
    for (const { name, verdict: verdict2, says, remedy: remedy2 } of found2) {
      const line = `${SIGNS2[verdict2]} ${style.bold(name.padEnd(widest))}  ${visible(says)}
`;
      const help = remedy2 === void 0 ? "" : `  ${" ".repeat(widest)}  ${visible(remedy2)}
`;
      outside2.out.write(`${line}${help}`);
    }
    return found2.some(({ verdict: verdict2 }) => verdict2 === "broken") ? 2 : 0;
  }
};
var SIGNS2 = { ok: "\u2713", note: "-", broken: "x" };
function rootCheck(root) {
  if (root !== void 0) return { name: "root", verdict: "ok", says: root };
  return {
    name: "root",
    verdict: "note",
    says: "none: a home directory, the root of a disk or the inside of .git is no project",
    remedy: "Name the directory of a project: dochygiene doctor <dir>"
  };
}
function ofProject(root, outside2) {
  return [...checks2(root, outside2), stateCheck(root, outside2)];
}
function stateCheck(root, outside2) {
  const { condition, because, lastCheck } = readState(stateHere(root, outside2));
  const name = "state";
  if (condition === "absent") return { name, verdict: "ok", says: "none yet: never checked" };
  if (condition === "ok") {
    return { name, verdict: "ok", says: `last check ${lastCheck?.toISOString() ?? "never"}` };
  }
  if (condition === "newer") {
    return {
      name,
      verdict: "note",
      says: "written by a newer dochygiene: read, never changed",
      remedy: "Update dochygiene."
    };
  }
  if (condition === "refused") {
    return {
      name,
      verdict: "broken",
      says: ".dochygiene is a link, a file or another user's: nothing is kept",
      remedy: "Remove it, or give it to yourself."
    };
  }
  return {
    name,
    verdict: "note",
    says: `state.json cannot be read (${because ?? "unknown"}): as if never checked`,
    remedy: "dochygiene check keeps it as state.json.bad and starts afresh."
  };
}

// ../cli/src/commands/explain.ts
var explainCommand = {
  name: "explain",
  summary: "say what a signal means, what it does not report, and how to silence it",
  positionals: ["[signal]"],
  options: {},
  example: ["dochygiene explain dead-link", "definition, thresholds, traps"],
  notes: `A comment in a document silences a signal in all of that document, wherever it stands there, and must say why:
  <!-- dochygiene-ignore dead-link: why -->       .. dochygiene-ignore dead-link: why       (reStructuredText)
  {/* dochygiene-ignore dead-link: why */} (MDX)  // dochygiene-ignore dead-link: why       (AsciiDoc; Org: #)
Plain text has no comments. What is silenced is counted, and \`dochygiene why\` shows it.`,
  run({ positionals: [id] }, { out }) {
    if (id === void 0) {
      out.write(list2());
      return 0;
    }
    const signal = defaultSignals.find((one) => one.id === id);
    if (signal === void 0) {
      const ids = defaultSignals.map((one) => one.id);
      throw new Failure(`Cannot explain "${id}": no such signal`, suggestion(id, ids));
    }
    out.write(explanation(signal));
    return 0;
  }
};
function list2() {
  const widest = Math.max(...defaultSignals.map(({ id }) => id.length));
  const row = ({ id, explanation: explanation2 }) => `  ${id.padEnd(widest)}  ${explanation2.says}`;
  return [
    "Deciding: one is enough to shortlist a document",
    ...defaultSignals.filter(({ deciding }) => deciding).map(row),
    "",
    "Supporting: two of different families shortlist a document",
    ...defaultSignals.filter(({ deciding }) => !deciding).map(row),
    "",
    "More: dochygiene explain <signal>",
    ""
  ].join("\n");
}
function explanation({ id, deciding, family, explanation: explanation2, thresholds }) {
  const numbers = Object.entries(thresholds).map(([name, value]) => `  ${name}: ${value}`);
  const { weight, because, measured } = signalWeight(id);
  return [
    `${id} (${deciding ? "deciding" : "supporting"}, family ${family})`,
    explanation2.says,
    "",
    explanation2.definition,
    "",
    "Not reported:",
    ...explanation2.traps.map((trap) => `  - ${trap}`),
    "",
    ...numbers.length > 0 ? ["Thresholds:", ...numbers, ""] : [],
    `Weight in the ranking: ${weight} (${because})`,
    ...measured === void 0 ? [] : [`Judged by hand on public repositories: ${measured} right`],
    "",
    "To silence it:",
    `  everywhere     dochygiene.yaml     signals: { ${id}: off }`,
    ...numbers.length > 0 ? [`  more or less   dochygiene.yaml     signals: { ${id}: { ${numbers[0]?.trim()} } }`] : [],
    `  one document   a comment in it     <!-- dochygiene-ignore ${id}: why -->`,
    "",
    "To silence all signals:",
    "  one document   .dochygiene-ignore  docs/that-one.md",
    "  one document   its frontmatter     hygiene: frozen",
    ""
  ].join("\n");
}

// ../cli/src/commands/hook.ts
var hookCommand = {
  name: "hook session-start",
  summary: "the Claude Code hook: at most one banner a day, as JSON on stdout",
  positionals: [],
  options: {},
  example: [
    "dochygiene hook session-start",
    "for SessionStart in .claude/settings.json, without the plugin"
  ],
  notes: "It exits 0 whatever happens, because a session must never be held up. The plugin brings a quicker one.",
  run(_given, outside2) {
    try {
      const text2 = bannerOf(outside2);
      if (text2 !== void 0) outside2.out.write(`${JSON.stringify({ systemMessage: text2 })}
`);
    } catch (error) {
      if (outside2.env["DOCHYGIENE_DEBUG"])
        outside2.err.write(`dochygiene: silent: ${String(error)}
`);
    }
    return 0;
  }
};
function bannerOf(outside2) {
  if (!attended(outside2.env)) return void 0;
  const start = hookStart(outside2.fs, {
    projectDir: outside2.env["CLAUDE_PROJECT_DIR"],
    cwd: void 0,
    processDirectory: outside2.directory
  });
  const root = start === void 0 ? void 0 : findRoot(outside2.fs, start, outside2);
  if (root === void 0) return void 0;
  const reminder = remind(stateHere(root, outside2), DEFAULT_STALENESS_DAYS);
  return reminder.kind === "banner" ? reminder.text : void 0;
}

// ../cli/src/commands/init.ts
var IGNORE_BYTES2 = 1024 * 1024;
var initCommand = {
  name: "init",
  summary: "offer to add .dochygiene/ to .gitignore",
  positionals: ["[dir]"],
  options: { yes: { short: "y", help: "write it without asking" } },
  example: ["dochygiene init --yes", "adds the entry, for a script"],
  notes: `The folder .dochygiene/ ignores itself: it holds a .gitignore with the line "*". The entry in the
project's own .gitignore says the same where people look for it. It is written only on a yes.`,
  async run(given2, outside2) {
    const root = rootOf(directoryNamed(given2.positionals[0], outside2), outside2);
    const path = child(root, ".gitignore");
    const old = refusable("read", path, () => gitignore(outside2, path));
    if (ignoresState(old)) {
      outside2.out.write(`${path} already ignores ${STATE_ENTRY}
`);
      return 0;
    }
    const yes = has(given2, "yes") || await outside2.ask(`Add "${STATE_ENTRY}" to ${path}?`);
    if (yes === void 0) {
      throw new Failure("Cannot ask: there is no terminal to answer on", "Say yes with: --yes");
    }
    if (!yes) {
      outside2.out.write("Nothing was written.\n");
      return 0;
    }
    replaceFile(outside2, path, withEntry(old));
    outside2.out.write(`Added "${STATE_ENTRY}" to ${path}
`);
    return 0;
  }
};
function gitignore({ fs }, path) {
  const real = fs.realPath(path);
  if (real === void 0) return "";
  const { text: text2, truncated } = readText(fs, real, IGNORE_BYTES2);
  if (truncated) throw new Failure(`Cannot edit "${path}": it is over ${IGNORE_BYTES2} bytes`);
  if (text2.includes("\uFFFD")) {
    throw new Failure(
      `Cannot edit "${path}": it is not UTF-8`,
      `Add the line by hand: ${STATE_ENTRY}`
    );
  }
  return text2;
}
function withEntry(old) {
  const ending = old.includes("\r\n") ? "\r\n" : "\n";
  const gap = old === "" || old.endsWith("\n") ? "" : ending;
  return `${old}${gap}${STATE_ENTRY}${ending}`;
}

// ../cli/src/commands/merge.ts
var SURVEY = {
  "no-cache": { help: "ask git for all of history, and keep nothing of it in .dochygiene/cache" },
  config: SURVEY_OPTIONS.config
};
var mergeCommand = {
  name: "merge",
  summary: "scan the project you stand in, with what shards have read of it",
  positionals: ["<file>..."],
  options: { ...OUTPUT_OPTIONS, ...SURVEY, timings: TIMINGS_OPTION },
  example: [
    "dochygiene merge shard-*.bin --fail-on deciding",
    "what dochygiene scan --fail-on deciding prints, without reading the documents again"
  ],
  notes: `The files come from dochygiene scan --shard I/N --output FILE, all N of them, by the same version, under the same
configuration and from the same commit as is checked out here. What has other content here is read anew.`,
  async run(given2, outside2) {
    const project2 = projectHere(void 0, given2, outside2);
    const { root, config: config2 } = project2;
    const checkout2 = outside2.git.checkout(root);
    const commit = checkout2.ok ? checkout2.value.head : void 0;
    if (commit === void 0) {
      const why2 = checkout2.ok ? "nothing is committed yet" : checkout2.failure.message;
      throw new Failure(
        `Cannot merge in "${root}": ${why2}`,
        "Change to a checkout of the commit that the shards are of."
      );
    }
    const files = given2.positionals;
    const twice = files.find((file, at) => files.indexOf(file) !== at);
    if (twice !== void 0) {
      throw new Failure(`Cannot merge "${twice}" twice`, "Name each shard once.");
    }
    const shards = new Map(
      files.map((file) => [file, readShard(resolvePath(outside2.directory, file), outside2)])
    );
    checkShards(shards, { commit, key: shareKey(config2.scan) });
    const memory = memoryOfShards([...shards.values()]);
    return scanAndTell(project2, given2, outside2, { remember: () => memory });
  }
};

// ../cli/src/commands/status.ts
var DAY4 = 864e5;
var FORMATS3 = ["text", "json"];
var statusCommand = {
  name: "status",
  summary: "say when the documents were last looked at, and whether a session would show the banner",
  positionals: ["[dir]"],
  options: { format: { value: "text|json", short: "f", help: "how to print it (default text)" } },
  example: [
    "dochygiene status",
    "root, last check, last reminder, and why a banner would show or not"
  ],
  run(given2, outside2) {
    const format2 = option(given2, "format") ?? "text";
    if (!FORMATS3.includes(format2)) {
      throw new Failure(`Cannot print format "${format2}": unknown`, suggestion(format2, FORMATS3));
    }
    const root = findRoot(outside2.fs, directoryNamed(given2.positionals[0], outside2), outside2);
    const found2 = root === void 0 ? nowhere2() : statusOf(root, outside2);
    outside2.out.write(format2 === "json" ? `${visibleJson(found2)}
` : statusText(found2));
    return 0;
  }
};
function nowhere2() {
  return {
    schema: "dochygiene.status/1",
    root: null,
    last_check: null,
    last_reminded: null,
    days_since_check: null,
    threshold_days: 0,
    stale: false,
    banner_now: false,
    because: "no-root"
  };
}
function statusOf(root, outside2) {
  const { clock, env, fs } = outside2;
  const directory = stateHere(root, outside2);
  const state = readState(directory);
  const thresholdDays = state.thresholdDays ?? readConfig(fs, root).thresholdDays;
  const due = outlook(directory, thresholdDays);
  const age = state.lastCheck && clock.now().getTime() - state.lastCheck.getTime();
  const stale = age === void 0 || age > thresholdDays * DAY4;
  const because = due.kind === "silent" ? due.because : age === void 0 ? "never-checked" : "stale";
  const seen2 = attended(env);
  return {
    schema: "dochygiene.status/1",
    root,
    last_check: state.lastCheck?.toISOString() ?? null,
    last_reminded: state.lastReminded?.toISOString() ?? state.remindedOn.at(-1) ?? null,
    days_since_check: age === void 0 ? null : Math.max(0, Math.floor(age / DAY4)),
    threshold_days: thresholdDays,
    stale,
    banner_now: due.kind === "remind" && seen2,
    because: due.kind === "remind" && !seen2 ? "unattended" : because
  };
}
var BECAUSE = {
  "stale": "yes: the last check is older than the threshold",
  "never-checked": "yes: the documents were never checked",
  "fresh": "no: the last check is recent enough",
  "snoozed": "no: today's banner has been shown",
  "refused": "no: .dochygiene is a link, a file or another user's",
  "unattended": "no: nobody would see it here (print mode, an SDK or an editor panel)",
  "no-root": "no: this belongs to no project"
};
function statusText(status) {
  const { days_since_check: days, last_check: check, threshold_days: threshold } = status;
  const age = days === null ? "" : ` (${days === 0 ? "today" : `${count2(days, "day")} ago`})`;
  const rows = [
    ["root", status.root ?? "none"],
    ["last check", check === null ? "never" : `${check}${age}`],
    ["last reminder", status.last_reminded ?? "never"],
    ["goes stale", `after ${count2(threshold, "day")}`],
    ["banner now", BECAUSE[status.because]]
  ];
  const lines2 = rows.map(([name, value]) => `${name.padEnd(15)}${visible(value)}
`);
  const next = status.stale ? "To look at the documents: dochygiene check\n" : "";
  return `${lines2.join("")}${next}`;
}

// ../cli/src/formats/why.ts
var LINKS_SHOWN = 20;
function whyText({ survey, root }, path, style, from) {
  const steps = stepsOf(survey, path);
  if (steps === void 0) return void 0;
  const document = survey.project.documents.get(path) ?? survey.project.protected.get(path);
  const rows = steps.map(([step, said2]) => `  ${step.padEnd(12)} ${said2}`);
  return `${[
    `${style.bold(visible(path))}${root === from ? "" : ` in ${visible(root)}`}`,
    ...document === void 0 ? [] : [factsOf3(document)],
    "",
    ...rows,
    ...document === void 0 ? [] : signalLines(survey, path, style),
    ...silencedLines(survey, path, style),
    ...contextLines(survey, path, style),
    ...document === void 0 ? [] : linkLines(survey, path),
    ...problemLines2(survey, path)
  ].join("\n")}
`;
}
function stepsOf(survey, path) {
  const { listing, rules: rules2 } = survey;
  const isCandidate = listing.candidates.some((each) => each.path === path);
  const folder2 = isCandidate ? void 0 : survey.excluded.find((each) => each.path.endsWith("/") && path.startsWith(each.path));
  if (folder2 !== void 0) {
    return [[folder2.by, `stopped: below ${visible(folder2.path)} (${visible(folder2.detail)})`]];
  }
  const excluded = survey.excluded.find((each) => each.path === path);
  const known2 = listing.files.has(path) || excluded !== void 0;
  if (!known2) return void 0;
  if (!inScope(rules2.scope, path)) return [["scope", "stopped: no glob of the scope names it"]];
  const steps = [["scope", "in scope"]];
  for (const step of ["dir-prune", "ignore", "frozen", "append-only"]) {
    if (excluded?.by === step) return [...steps, [step, `stopped: ${visible(excluded.detail)}`]];
    steps.push([step, "passed"]);
  }
  const mirror2 = survey.mirrors.find((each) => each.path === path);
  if (mirror2 !== void 0) {
    const target = mirror2.mirrorOf ?? "";
    const where2 = listing.files.has(target) ? "judged there" : "which leads nowhere in the project: not judged";
    return [
      ["scope", "in scope"],
      ["read", `stopped: a link to ${visible(target)}, ${where2}`]
    ];
  }
  if (survey.unread.includes(path))
    return [...steps.slice(0, 3), ["read", "stopped: cannot be read"]];
  return [...steps, ["judged", placeOf3(survey, path)]];
}
function placeOf3(survey, path) {
  const order = rank(survey);
  const place3 = order.findIndex((each) => each.path === path);
  const said2 = survey.findings.get(path)?.length ?? 0;
  if (said2 === 0) return "no signal";
  if (order[place3]?.shortlisted !== true) {
    return `${count2(said2, "signal")}, not shortlisted: that takes a deciding one, or two of different families`;
  }
  const of = order.filter(({ shortlisted }) => shortlisted).length;
  return `${count2(said2, "signal")}, shortlisted: place ${place3 + 1} of ${of}`;
}
function factsOf3({ bytes, lines: lines2, words, format: format2 }) {
  return `${format2}, ${count2(lines2, "line")}, ${count2(words, "word")}, ${count2(bytes, "byte")}`;
}
function signalLines({ findings }, path, style) {
  return (findings.get(path) ?? []).flatMap(({ signal, finding: finding17 }) => {
    const kind2 = signal.deciding ? "deciding" : "supporting";
    const record2 = finding17.record === true ? ", a historical record: not counted" : "";
    return [
      "",
      `${style.bold(signal.id)} (${kind2}, ${signal.family}${record2}): ${visible(finding17.summary)}`,
      ...finding17.evidence.map((each) => `  ${evidenceLine(path, each)}`)
    ];
  });
}
function silencedLines({ silenced }, path, style) {
  return (silenced.get(path) ?? []).flatMap(({ signal, finding: finding17, line, reason }) => [
    "",
    `${style.bold(signal.id)} (silenced): ${visible(finding17.summary)}`,
    `  ${visible(path)}:${line}  ${visible(reason)}`
  ]);
}
function contextLines({ context }, path, style) {
  const facts = context.facts.get(path) ?? [];
  if (facts.length === 0) return [];
  const some = context.read < context.of;
  return [
    "",
    style.bold("Before it is touched:"),
    ...facts.flatMap(({ id, summary, evidence: evidence3 }) => [
      `  ${id}: ${visible(summary)}`,
      ...evidence3.map(({ path: place3, line, detail }) => {
        const at = line === void 0 ? visible(place3) : `${visible(place3)}:${line}`;
        return `    ${at}${detail === void 0 ? "" : `  ${visible(detail)}`}`;
      })
    ]),
    ...some ? [`  (${context.read} of ${context.of} files were read for load-bearing)`] : []
  ];
}
function linkLines({ project: project2 }, path) {
  const inbound = project2.inbound(path).map(({ from, mention }) => `${visible(from)}:${mention.line}`);
  const outbound = project2.outbound(path).map(({ to, mention }) => `${visible(path)}:${mention.line}  ${visible(to)}`);
  return [...section("Linked from", inbound), ...section("Links to", outbound)];
}
function section(title, rows) {
  const more = rows.length - LINKS_SHOWN;
  return [
    "",
    `${title}: ${rows.length === 0 ? "nothing" : count2(rows.length, "place")}`,
    ...rows.slice(0, LINKS_SHOWN).map((row) => `  ${row}`),
    ...more > 0 ? [`  and ${more} more`] : []
  ];
}
function problemLines2({ problems }, path) {
  const own = problems.filter((each) => each.path === path);
  if (own.length === 0) return [];
  return [
    "",
    "Problems:",
    ...own.map(
      ({ line, message }) => `  ${visible(path)}${line === void 0 ? "" : `:${line}`}  ${visible(message)}`
    )
  ];
}

// ../cli/src/commands/why.ts
var whyCommand = {
  name: "why",
  summary: "say what the scan makes of one document: steps, signals, links",
  positionals: ["<doc>"],
  options: { ...SURVEY_OPTIONS },
  example: [
    "dochygiene why docs/old-plan.md",
    "each step it passed, its signals with evidence, its links"
  ],
  async run(given2, outside2) {
    const [doc = ""] = given2.positionals;
    const place3 = resolvePath(outside2.directory, doc);
    const found2 = refusable("open", place3, () => outside2.fs.lstat(place3)) !== void 0;
    const folder2 = found2 && doc.includes("/") ? parent(place3) : void 0;
    const root = rootOf(directoryNamed(folder2, outside2), outside2);
    const path = refusable("open", place3, () => pathInProject(doc, root, outside2));
    if (refusable("open", place3, () => outside2.fs.stat(place3))?.kind === "directory") {
      throw new Failure(`Cannot explain "${doc}": it is a directory`, "Name a document in it.");
    }
    const project2 = projectHere(root, given2, outside2);
    const surveyed = await surveyHere(project2, given2, outside2, { contextFor: [path] });
    const text2 = whyText(surveyed, path, styleFor(outside2.out, outside2.env), outside2.directory);
    if (text2 === void 0) {
      const { listing } = surveyed.survey;
      const name = baseName(place3);
      const same = [...listing.files].find((file) => file.endsWith(`/${name}`));
      const near = same ?? nearest(
        path,
        listing.candidates.map((candidate) => candidate.path)
      );
      throw new Failure(
        `Cannot find "${path}" in "${root}"`,
        near === void 0 ? "Paths are relative to the project root." : `Did you mean "${near}"?`
      );
    }
    outside2.out.write(text2);
    return 0;
  }
};

// ../cli/src/commands/index.ts
var commands = [
  scanCommand,
  mergeCommand,
  checkCommand,
  whyCommand,
  explainCommand,
  statusCommand,
  doctorCommand,
  initCommand,
  hookCommand
];

// ../cli/src/help.ts
function mainHelp(commands2) {
  const widest = Math.max(...commands2.map((command2) => usageOf(command2).length));
  return [
    "dochygiene: keeps the documents in a repository worth reading",
    "",
    "Usage: dochygiene [scan] [dir]     without a command it scans",
    "",
    ...commands2.map((command2) => `  ${usageOf(command2).padEnd(widest)}  ${command2.summary}`),
    "",
    "Every command takes --help. dochygiene --version prints the version.",
    "",
    EXIT_CODES,
    ""
  ].join("\n");
}
function commandHelp(command2) {
  const options = Object.entries(command2.options).map(([name, { value, short: short2, help }]) => {
    const left = `${short2 === void 0 ? "    " : `-${short2}, `}--${name}${value === void 0 ? "" : ` ${value}`}`;
    return `  ${left.padEnd(30)} ${help}`;
  });
  const [line, does] = command2.example;
  return [
    `Usage: dochygiene ${usageOf(command2)}${options.length > 0 ? " [options]" : ""}`,
    "",
    `  ${command2.summary}`,
    "",
    ...options.length > 0 ? ["Options:", ...options, ""] : [],
    `Example: ${line}`,
    `  ${does}`,
    "",
    ...command2.notes === void 0 ? [] : [command2.notes, ""]
  ].join("\n");
}
var EXIT_CODES = `Exit codes:
  0  it ran
  1  the gate that --fail-on asked for is exceeded
  2  usage, configuration or internal error, with the reason and the remedy on stderr`;
function usageOf({ name, positionals }) {
  return [name, ...positionals].join(" ");
}

// ../cli/src/run.ts
async function run(words, outside2) {
  try {
    return await dispatch(words, outside2);
  } catch (error) {
    if (error instanceof Failure) {
      outside2.err.write(`dochygiene: ${error.message.split("\n").map(visible).join("\n")}
`);
      return 2;
    }
    outside2.err.write(`dochygiene: Cannot finish: this is a bug in dochygiene
${trace(error)}
`);
    return 2;
  }
}
function trace(error) {
  return error instanceof Error ? error.stack ?? error.message : String(error);
}
function dispatch(words, outside2) {
  const [first] = words;
  if (first === "--help" || first === "-h" || first === "help") {
    const command3 = commands.find(({ name }) => name === words[1]);
    outside2.out.write(command3 === void 0 ? mainHelp(commands) : commandHelp(command3));
    return 0;
  }
  if (first === "--version" || first === "-v") {
    outside2.out.write(`${VERSION3}
`);
    return 0;
  }
  const { command: command2, rest } = chosen(words, outside2);
  if (rest.includes("--help") || rest.includes("-h")) {
    outside2.out.write(commandHelp(command2));
    return 0;
  }
  return command2.run(parseArguments(command2, rest), outside2);
}
function chosen(words, outside2) {
  const [first, second] = words;
  for (const command2 of commands) {
    const names2 = command2.name.split(" ");
    if (first === names2[0] && (names2[1] === void 0 || names2[1] === second)) {
      return { command: command2, rest: words.slice(names2.length) };
    }
  }
  const scan = commands.find(({ name }) => name === "scan");
  if (scan === void 0) throw new TypeError("there is no scan command");
  if (first === void 0 || first.startsWith("-")) return { command: scan, rest: words };
  const names = commands.map(({ name }) => name);
  const looksLikePath2 = /[/\\.]/.test(first) || nearest(first, names) === void 0;
  if (looksLikePath2 || isThere3(first, outside2)) return { command: scan, rest: words };
  throw new Failure(
    `Cannot run "${first}": no such command or directory`,
    suggestion(first, names)
  );
}
function isThere3(name, { fs, directory }) {
  if (directory === void 0) return false;
  return fs.list(directory).some((entry2) => entry2.name === name);
}

// ../cli/src/serialize.ts
import { deserialize as read, serialize as write } from "node:v8";
function serialize(value) {
  return write(value);
}
function deserialize(bytes) {
  try {
    return read(bytes);
  } catch {
    return void 0;
  }
}

// ../cli/src/cli.ts
var outside = {
  fs: nodeFileSystem,
  git: nodeGit(),
  clock: systemClock,
  env: process.env,
  directory: currentDirectory(),
  home: pathOf(process.env["HOME"] ?? process.env["USERPROFILE"]),
  user: process.getuid?.(),
  nodeVersion: process.version,
  out: sink(process.stdout),
  err: sink(process.stderr),
  ask: ask2,
  elapsed: () => performance.now(),
  sha256,
  serialize,
  deserialize,
  token: randomToken
};
process.stdout.on("error", (error) => {
  process.exit(error.code === "EPIPE" ? Number(process.exitCode ?? 0) : 2);
});
process.stderr.on("error", () => void 0);
process.exitCode = await run(process.argv.slice(2), outside);
function sink(stream) {
  return {
    write: (text2) => void stream.write(text2),
    isTerminal: stream.isTTY === true,
    columns: stream.columns ?? Number.POSITIVE_INFINITY
  };
}
function currentDirectory() {
  try {
    return pathOf(process.cwd());
  } catch {
    return void 0;
  }
}
function pathOf(text2) {
  try {
    return text2 === void 0 ? void 0 : absolutePath(text2);
  } catch {
    return void 0;
  }
}
async function ask2(question) {
  if (!process.stdin.isTTY) return void 0;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await reader.question(`${question} [y/N] `)).trim());
  } finally {
    reader.close();
  }
}
