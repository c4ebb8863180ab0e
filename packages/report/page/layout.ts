import { type HierarchyRectangularNode, hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { Folder } from './folders.ts';

/** A place on the map, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A document on the map. */
export interface DocumentBox extends Box {
  readonly at: number;
}

/** A folder on the map. */
export interface FolderBox extends Box {
  readonly folder: Folder;
  /** How high the strip for its name is; 0 if there is none. */
  readonly head: number;
}

/** The map of a folder. */
export interface Layout {
  /** In order of reading: folder by folder, the greatest first. */
  readonly documents: readonly DocumentBox[];
  /** Outer ones before those within. */
  readonly folders: readonly FolderBox[];
}

/** Lays out what lies in `root` on an area of `width` by `height` pixels, each document by its share of `tokens`. */
export function layOut(
  root: Folder,
  tokens: (at: number) => number,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Layout {
  const tree = hierarchy<Item>(root, childrenOf)
    // A document without tokens is there all the same.
    .sum((item) => (isDocument(item) ? Math.max(1, tokens(item.at)) : 0))
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const laid = treemap<Item>()
    .tile(treemapSquarify)
    .size([width, height])
    .paddingOuter((node) => (node.depth === 0 ? 0 : edge(node)))
    .paddingTop(headOf)(tree);
  const documents: DocumentBox[] = [];
  const folders: FolderBox[] = [];
  laid.eachBefore((node) => {
    const { data } = node;
    if (isDocument(data)) documents.push({ at: data.at, ...boxOf(node) });
    else if (node.depth > 0) folders.push({ folder: data, head: headOf(node), ...boxOf(node) });
  });
  return { documents, folders };
}

type Item = Folder | { readonly at: number };

const isDocument = (item: Item): item is { readonly at: number } => 'at' in item;

function childrenOf(item: Item): readonly Item[] {
  return isDocument(item) ? [] : [...item.folders, ...item.documents.map((at) => ({ at }))];
}

function boxOf({ x0, y0, x1, y1 }: HierarchyRectangularNode<Item>): Box {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** A strip for the name, where a folder is large enough to be named: of the outer two steps only. */
function headOf(node: HierarchyRectangularNode<Item>): number {
  const { width, height } = boxOf(node);
  if (node.depth === 1) return width >= 44 && height >= 40 ? 19 : edge(node);
  if (node.depth === 2) return width >= 64 && height >= 56 ? 16 : edge(node);
  return node.depth === 0 ? 0 : edge(node);
}

function edge(node: HierarchyRectangularNode<Item>): number {
  const { width, height } = boxOf(node);
  if (Math.min(width, height) < 12) return 0;
  return node.depth === 1 ? 2 : 1;
}
