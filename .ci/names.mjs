/**
 * Fails where two files export a type, an interface, a class or a React component of one name: a name means one thing
 * in the whole product (docs/CONTRIBUTING.md). Re-exports are not declarations.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-words.mjs';

/** Names that several files may declare, each with its reason. */
const ALLOWED = {
  UsageError: 'an error in the arguments of a command line; neither package exports it',
};

/** Folders whose declarations repeat others on purpose. */
const LEFT_OUT = /\.test\.tsx?$|\/tests\/consumers\/|\/rules\/src\/alpha\//;
const TYPES = new Set([
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.ClassDeclaration,
]);

const isExported = ({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
const isComponentName = (name) => /^[A-Z]/.test(name) && !/^[A-Z0-9_]+$/.test(name);

/** Names of the exported types and components that a file declares. */
function declaredIn(file) {
  const isTsx = file.endsWith('x');
  const kind = isTsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  return source.statements.filter(isExported).flatMap((statement) => {
    if (TYPES.has(statement.kind)) return [statement.name.text];
    if (!isTsx) return [];
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return declared.map(({ name }) => name?.text ?? '').filter(isComponentName);
  });
}

const filesOf = new Map();
for (const file of [...sourceFiles('packages'), ...sourceFiles('apps')]) {
  if (LEFT_OUT.test(file)) continue;
  for (const name of declaredIn(file)) filesOf.set(name, new Set(filesOf.get(name)).add(file));
}
const shared = [...filesOf].filter(([, files]) => files.size > 1);
const faults = shared.filter(([name]) => !(name in ALLOWED)).sort();
const unused = Object.keys(ALLOWED).filter((name) => !shared.some(([each]) => each === name));

for (const [name, files] of faults) console.log(`${name} is declared in ${[...files].sort().join(', ')}`);
for (const name of unused) console.log(`${name} is allowed in .ci/names.mjs and has one declaration at most`);
process.exitCode = faults.length + unused.length === 0 ? 0 : 1;
