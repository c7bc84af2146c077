/** What a strict XML parser finds in a drawing. */
import { SaxesParser } from 'saxes';

export interface ParsedDrawing {
  readonly elements: readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
  readonly text: string;
}

/** Throws if the drawing is not well-formed. */
export function parseDrawing(svg: string): ParsedDrawing {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }));
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.write(svg).close();
  return { elements, text };
}

export function idsIn({ elements }: ParsedDrawing): string[] {
  return elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
}

export function referencesIn({ elements }: ParsedDrawing): string[] {
  return elements.flatMap(({ attributes }) =>
    Object.values(attributes).flatMap((value) => [...value.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '')),
  );
}
