/** Starts the named files before all others, so that none of them is what the rest has to wait for at the end. */
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Paths end with what is named; among the others Vitest's own order stays. */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const isLong = ({ moduleId }: TestSpecification) => names.some((name) => moduleId.endsWith(name));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}
