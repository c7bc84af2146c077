/**
 * Draws names and texts at random, for a reader who judges whether they say what they mean (docs/quality.md).
 * `node .ci/sample-words.mjs --seed 7` prints 30 file names, 30 comments, 20 log lines and 20 test names.
 * `--count-only` prints the size of each population and how many comments miss the limits of docs/CONTRIBUTING.md.
 */
import { parseArgs } from 'node:util';
import { sourceFiles, wordsOf } from './source-words.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, 'count-only': { type: 'boolean' } },
});

/** Numbers in [0, 1) that depend on the seed alone (mulberry32 over an FNV-1a hash of the seed). */
const randomOf = (seed) => {
  let state = [...seed].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const drawn = (items, count, random) => {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

const files = sourceFiles();
const words = files.map((file) => wordsOf(file));
const populations = {
  'file names': files.map((file) => ({ file, line: 1, text: file })),
  comments: words.flatMap(({ comments }) => comments),
  'log lines': words.flatMap(({ logLines }) => logLines),
  'test names': words.flatMap(({ testNames }) => testNames),
};

if (values['count-only']) {
  const { comments } = populations;
  for (const [kind, items] of Object.entries(populations)) console.log(`${kind}: ${items.length}`);
  const wordCount = (text) => text.split(/\s+/).length;
  const blocks = comments.filter(({ isDoc }) => isDoc);
  console.log(`doc comments over 40 words: ${blocks.filter(({ text }) => wordCount(text) > 40).length}`);
  const vague = /\b(whoever|somebody|nobody|anybody|everybody)\b/i;
  console.log(`comments of unnamed people: ${comments.filter(({ text }) => vague.test(text)).length}`);
  const figurative = /\b(tells?|told|stands?|stood|hears?|heard|knows?|somewhere)\b/i;
  console.log(`comments with a figurative verb: ${comments.filter(({ text }) => figurative.test(text)).length}`);
} else {
  const random = randomOf(values.seed);
  const sizes = { 'file names': 30, comments: 30, 'log lines': 20, 'test names': 20 };
  for (const [kind, items] of Object.entries(populations)) {
    console.log(`\n## ${kind} (${items.length} in all)`);
    drawn(items, sizes[kind], random).forEach(({ file, line, text }, index) => {
      console.log(`${index + 1}. ${text}${kind === 'file names' ? '' : `   [${file}:${line}]`}`);
    });
  }
}
