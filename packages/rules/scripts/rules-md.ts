/** RULES.md: from each public name to its file, its requirements and their tests. */
import { basename, dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { docstring, entries, exportsOf, PACKAGE, sources } from './program.ts';
import { citations, isProof, requirementIds } from './requirements.ts';

const INTRODUCTION = `# Rules

Every public function and table of \`@mundo-manager/rules\`: what it is, the file that holds it, the requirements that it keeps
(the text of each stands in the project's requirements), and the tests and laws that prove them. Paths are those of the repository: the package
has no tests, and each file of \`src/\` compiled, under the same path in \`dist/\`.

Written by \`npm run generate\` from the docstrings; a test compares.
`;

interface Rule {
  readonly name: string;
  readonly what: string;
  /** Path from src/. */
  readonly file: string;
  readonly ids: readonly string[];
}

/** The whole document. */
export function rulesMarkdown(): string {
  const proofs = proofsOf();
  const compiled = sources(entries);
  // A symbol may be exported by another folder than its own, or by the root alone: each symbol once.
  const given = new Set(entries.flatMap((entry) => [...exportsOf(entry, compiled).values()]));
  const all = [...given]
    .filter((symbol) => symbol.flags & ts.SymbolFlags.Value)
    .map((symbol) => rule(symbol, compiled.checker));
  const sections = folderNames().map((folder) => {
    const rules = all
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .sort((a, b) => compare(a.file, b.file) || compare(a.name, b.name));
    return rules.length === 0 ? '' : section(folder, rules, proofs);
  });
  return [INTRODUCTION, ...sections.filter((text) => text !== '')].join('\n');
}

function folderNames(): readonly string[] {
  return ts.sys
    .readDirectory(resolve(PACKAGE, 'src'), ['.ts'], [], ['*/index.ts'])
    .map((file) => basename(dirname(file)))
    .filter((folder) => folder !== 'cli')
    .sort(compare);
}

function section(folder: string, rules: readonly Rule[], proofs: ReadonlyMap<string, readonly string[]>): string {
  const rows = rules.map(({ name, what, file, ids }) => {
    const own = file.replace(/\.ts$/, '.test.ts');
    const tests = new Set([
      ...(ts.sys.fileExists(resolve(PACKAGE, 'src', own)) ? [`src/${own}`] : []),
      ...ids.flatMap((id) => proofs.get(id) ?? []),
    ]);
    return `| \`${name}\` | ${what} | \`src/${file}\` | ${ids.join(', ')} | ${[...tests].map((test) => `\`${test}\``).join(', ')} |`;
  });
  return [
    `## ${folder}`,
    '',
    '| name | what | file | requirements | tests and laws |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function rule(symbol: ts.Symbol, checker: ts.TypeChecker): Rule {
  const source = sourceOf(symbol);
  const doc = docstring(symbol, checker);
  const own = requirementIds(doc);
  return {
    name: symbol.name,
    what: firstSentence(doc),
    file: relative(resolve(PACKAGE, 'src'), source.fileName),
    ids: [...new Set(own.length > 0 ? own : requirementIds(header(source)))],
  };
}

function sourceOf({ name, declarations: [declaration] = [] }: ts.Symbol): ts.SourceFile {
  if (declaration === undefined) throw new Error(`${name} is declared nowhere`);
  return declaration.getSourceFile();
}

/** The comment at the top of a file. */
function header(source: ts.SourceFile): string {
  const [range] = ts.getLeadingCommentRanges(source.text, 0) ?? [];
  return range ? source.text.slice(range.pos, range.end) : '';
}

function firstSentence(doc: string): string {
  const [sentence = ''] = doc.split(/(?<=[.!?])\s+(?=[A-Z“(])/);
  return sentence
    .replace(/\s*\((?:R-[A-Z]{3}-\d+(?:, )?)+\)/g, '')
    .replace(/\|/g, '\\|')
    .trim();
}

/** Tests and laws of this package by the ids they cite, as paths from the package. */
function proofsOf(): ReadonlyMap<string, readonly string[]> {
  const repository = resolve(PACKAGE, '../..');
  return new Map(
    [...citations()].map(([id, files]) => [
      id,
      files
        .filter(isProof)
        .map((file) => relative(PACKAGE, resolve(repository, file)))
        .filter((file) => !file.startsWith('..')),
    ]),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
