/** Reads what a stranger meets in the sources: comments, log lines and test names. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const LEFT_OUT = [
  ':!packages/engine/bundles',
  ':!**/*.d.ts',
  ':!**/generated/**',
  ':!**/locales/**',
  ':!packages/art/src/symbols/paths.ts',
  ':!packages/rules/src/alpha/index.ts',
];
const SOURCES = ['*.ts', '*.tsx', '*.mjs'];
const LOG_METHODS = new Set(['fatal', 'error', 'warn', 'info', 'debug']);
const TEST_CALLS = new Set(['it', 'test', 'describe']);

/** Tracked source files in the order of their names. */
export const sourceFiles = () =>
  spawnSync('git', ['ls-files', '--', ...SOURCES, ...LEFT_OUT], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .sort();

/** Text of a comment without its marks, on one line. */
const plain = (raw) =>
  raw
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^(\*|\/\/)\s?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const isJsDoc = (kind) => kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode;

/** Ranges of all comments; consecutive `//` lines count as one. */
export const commentRanges = (source) => {
  const text = source.text;
  const found = new Map();
  const visit = (node) => {
    const children = node.getChildren(source).filter(({ kind }) => !isJsDoc(kind));
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ];
      for (const range of ranges) found.set(range.pos, range);
    }
    for (const child of children) visit(child);
  };
  visit(source);
  const merged = [];
  for (const { pos, end } of [...found.values()].sort((a, b) => a.pos - b.pos)) {
    const last = merged.at(-1);
    const isLine = text.startsWith('//', pos);
    const isOwnLine = text.slice(text.lastIndexOf('\n', pos) + 1, pos).trim() === '';
    const joins = last?.isLine && isLine && isOwnLine && /^\s*$/.test(text.slice(last.end, pos));
    const isNextLine = joins && text.slice(last.end, pos).split('\n').length === 2;
    if (isNextLine) last.end = end;
    else merged.push({ pos, end, isLine, isDoc: text.startsWith('/**', pos) });
  }
  return merged;
};

const stringOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Name of the function that a call calls: `it` of `it.each(rows)(…)`. */
const calledName = (expression) => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return calledName(expression.expression);
  return '';
};

/** Comments, log lines and test names of a file, each with its line. */
export const wordsOf = (file) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const place = (pos) => ({ file, line: source.getLineAndCharacterOfPosition(pos).line + 1 });
  const comments = commentRanges(source)
    .map(({ pos, end, isDoc }) => ({ ...place(pos), text: plain(source.text.slice(pos, end)), isDoc }))
    .filter(({ text }) => text !== '' && !/^(biome-ignore|@|#)/.test(text));
  const logLines = [];
  const testNames = [];
  const visit = (node, outer) => {
    let names = outer;
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const isLog =
        ts.isPropertyAccessExpression(expression) &&
        LOG_METHODS.has(expression.name.text) &&
        /(^|\.)(log|logger)$/.test(expression.expression.getText(source));
      const text = isLog ? node.arguments.map(stringOf).find((each) => each !== undefined) : undefined;
      if (text !== undefined) logLines.push({ ...place(node.getStart(source)), text });
      const called = calledName(expression);
      const name = TEST_CALLS.has(called) ? stringOf(node.arguments[0]) : undefined;
      if (name !== undefined) {
        names = [...outer, name];
        if (called !== 'describe') testNames.push({ ...place(node.getStart(source)), text: names.join(' > ') });
      }
    }
    ts.forEachChild(node, (child) => visit(child, names));
  };
  visit(source, []);
  return { comments, logLines, testNames };
};
