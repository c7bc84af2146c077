/** An order of test files: a long one that starts last runs alone at the end. */
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** The files of these paths before all others, which stay in Vitest's own order. */
export function longestFirst(paths: readonly string[]): TestSequencerConstructor {
  const isLong = ({ moduleId }: TestSpecification) => paths.some((path) => moduleId.endsWith(path));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}
