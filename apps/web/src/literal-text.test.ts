import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Attributes whose text a manager reads or a screen reader reads out. */
const READ_ATTRIBUTES =
  /^(?:title|label|text|note|alt|placeholder|description|header|aria-label|aria-description|aria-roledescription|confirmLabel)$/;
const WORD = /\p{L}{2,}/u;
const ACCENTED = /[à-öø-ÿ]/i;
/** The components and functions whose content is a message. */
const MESSAGE_PARENTS = /^(?:Trans|Plural|Select|SelectOrdinal)$/;
const MESSAGE_CALLS = /^(?:plural|select|selectOrdinal)$/;
/** The calls that take a message with its context. */
const DESCRIPTOR_CALLS = /^(?:t|msg)$/;

/** Invented people and clubs, and languages by their own names: a proper name is the same in every language. */
const OF_NAMES_ONLY = ['screens/engine-demo/demo-teams.ts', 'screens/account/language-names.ts'];

/** Texts of a file outside Lingui’s macros: children of elements, attributes that are read, and words with accents. */
function literalTexts(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && MESSAGE_PARENTS.test(node.openingElement.tagName.getText())) return;
    if (ts.isJsxSelfClosingElement(node) && MESSAGE_PARENTS.test(node.tagName.getText())) return;
    if (ts.isCallExpression(node) && MESSAGE_CALLS.test(node.expression.getText())) return;
    if (ts.isCallExpression(node) && DESCRIPTOR_CALLS.test(node.expression.getText())) {
      if (node.arguments.every(ts.isObjectLiteralExpression)) return;
    }
    if (ts.isTaggedTemplateExpression(node)) {
      node.template.forEachChild(visit);
      return;
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node) && WORD.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && READ_ATTRIBUTES.test(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value) && WORD.test(value.text)) found.push(value.text);
    }
    if ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && ACCENTED.test(node.text)) {
      if (!ts.isTaggedTemplateExpression(node.parent) && !isName(node)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Keys and types name things of the rules; they are not shown. */
function isName(node: ts.Node): boolean {
  return ts.isLiteralTypeNode(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node);
}

describe('texts of the interface (R-PRD-4)', () => {
  const folder = `${import.meta.dirname}/`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.tsx?$/.test(name) &&
      !/^testing\/|\/testing\//.test(name) &&
      !OF_NAMES_ONLY.includes(name),
  );

  test.each(files)('%s has no text outside the message macros', (name) => {
    expect(literalTexts(name, readFileSync(folder + name, 'utf8'))).toEqual([]);
  });

  test('the check finds text if there is some', () => {
    expect(literalTexts('a.tsx', 'const a = <p>Olá a todos</p>;')).toEqual(['Olá a todos']);
    expect(literalTexts('a.tsx', 'const a = <b title="Fechar" />;')).toEqual(['Fechar']);
    expect(literalTexts('a.tsx', "const a = 'Não';")).toEqual(['Não']);
    expect(literalTexts('a.tsx', "const a = plural(1, { one: '# crédito' }); const b = toll('# crédito');")).toEqual([
      '# crédito',
    ]);
    expect(literalTexts('a.tsx', "const a = t({ message: 'Não', context: 'no' });")).toEqual([]);
    expect(literalTexts('a.tsx', "const a = t('Não');")).toEqual(['Não']);
    expect(literalTexts('a.tsx', 'const a = <p>{t`Olá a todos`}<Trans>Olá <b>você</b></Trans></p>;')).toEqual([]);
  });
});
