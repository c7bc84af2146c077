/** Effects of attributes by place, over matches of a formation. */
import { POSITION_WEIGHTS } from '@mundo-manager/rules/positions';
import { type FormationName, formationSlots } from '@mundo-manager/rules/tactics';
import { createPool } from '../parallel/pool.ts';
import { readRulesetFile } from '../parallel/read-ruleset-file.ts';
import { chanceModel, expectedDifference, type PlaceEffects, placeEffects } from './attribute-effects.ts';
import type { AttributesJob, ShotRow } from './attributes-worker.ts';
import type { PlacesPlan } from './play.ts';

const CHUNK = 20;

/** Of each place of the formation. */
export async function measureAttributes(
  { threads, ruleset: file, progress }: PlacesPlan,
  formation: FormationName,
  seed: number,
  matches: number,
): Promise<PlaceEffects[]> {
  const pool = createPool<AttributesJob, ShotRow[][]>(new URL('./attributes-worker.ts', import.meta.url), threads, {
    ruleset: file,
  });
  const jobs = Array.from({ length: Math.ceil(matches / CHUNK) }, (_, chunk): AttributesJob => {
    const from = chunk * CHUNK;
    return { formation, seed, from, count: Math.min(CHUNK, matches - from) };
  });
  progress.expect(matches);
  const played = (await pool.run(jobs, ({ count }) => progress.add(count))).flat();
  await pool.close();
  const chance = chanceModel(played.flat());
  const positions = formationSlots(formation).map(({ position }) => position);
  const { weights = POSITION_WEIGHTS } = (await readRulesetFile(file)).positions;
  return placeEffects(
    positions,
    (n) => `${seed} ${n}`,
    played.map((shots) => expectedDifference(shots, chance)),
    (position) => weights[position],
  );
}
