// What any part of the command uses of the reader of YAML: built as a file of its own.
export {
  Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parse,
  parseDocument,
  visit,
  YAMLError,
  YAMLSeq,
} from 'yaml';
