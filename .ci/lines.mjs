/** Fails where prose of the documents is longer than 120 columns; tables and code blocks may be. */
import { globSync, readFileSync } from 'node:fs';

const COLUMNS = 120;

const files = ['README.md', ...globSync(['docs/**/*.md', 'packages/*/{README,CHANGELOG}.md'])].sort();
const long = files.flatMap((file) => {
  let inCode = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trimStart().startsWith('```')) inCode = !inCode;
      const mayBeLong = inCode || line.trimStart().startsWith('|');
      return line.length > COLUMNS && !mayBeLong ? [`${file}:${index + 1}: ${line.length} columns`] : [];
    });
});
for (const place of long) console.log(place);
process.exitCode = long.length === 0 ? 0 : 1;
