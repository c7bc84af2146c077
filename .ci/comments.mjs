/**
 * Fails where a comment of packages or apps names people vaguely ('whoever', 'nobody'), uses a figurative verb ('told'), or
 * where a doc comment has more than 40 words (docs/CONTRIBUTING.md).
 */
import { isFigurative, isTooLong, isVague, sourceFiles, wordsOf } from './source-words.mjs';

const faults = [...sourceFiles('packages'), ...sourceFiles('apps')].flatMap((file) =>
  wordsOf(file).comments.flatMap((comment) => {
    const reasons = [
      ...(isVague(comment) ? ['names people vaguely'] : []),
      ...(isFigurative(comment) ? ['uses a figurative verb'] : []),
      ...(isTooLong(comment) ? ['has more than 40 words'] : []),
    ];
    return reasons.map((reason) => `${file}:${comment.line}: ${reason}: ${comment.text.slice(0, 100)}`);
  }),
);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
