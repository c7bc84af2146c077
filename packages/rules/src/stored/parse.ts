/** Stored aggregates as the rules need them today: upgraded from the version in which they were stored, and checked whole. */
import type { Club } from '../clubs/club.ts';
import type { Competition } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import type { Result } from '../core/result.ts';
import type { Player } from '../players/player.ts';
import { misfitOf } from './shape.ts';
import { STORED_SHAPES } from './shapes.ts';
import { STORED_VERSIONS, type StoredName, UPGRADES, type Upgrades } from './upgrades.ts';

/** Why a stored value is no aggregate. */
export interface StoredError {
  readonly code: 'stored/unknown-version' | 'stored/ill-shaped';
  readonly facts: {
    /** Names and indices with dots between, such as 'players.3.attributes.speed'; empty for the whole value. */
    readonly path: string;
    readonly expected: string;
    readonly found: string;
  };
}

/**
 * A stored club. `version` is the one it was stored with; default: the current one. Refusals: unknown-version,
 * ill-shaped with the path. R-PKG-16
 */
export function parseClub(stored: unknown, version: number = STORED_VERSIONS.club): Result<Club, StoredError> {
  return parse<Club>('club', 'Club', stored, version);
}

/** A stored competition with its table and matches, as `parseClub` does. R-PKG-16 */
export function parseCompetition(
  stored: unknown,
  version: number = STORED_VERSIONS.competition,
): Result<Competition, StoredError> {
  return parse<Competition>('competition', 'Competition', stored, version);
}

/** A stored match, as `parseClub` does. R-PKG-16 */
export function parseMatch(stored: unknown, version: number = STORED_VERSIONS.match): Result<Match, StoredError> {
  return parse<Match>('match', 'Match', stored, version);
}

/** A stored player, as `parseClub` does. R-PKG-16 */
export function parsePlayer(stored: unknown, version: number = STORED_VERSIONS.player): Result<Player, StoredError> {
  return parse<Player>('player', 'Player', stored, version);
}

function parse<T>(
  name: StoredName,
  shape: keyof typeof STORED_SHAPES,
  stored: unknown,
  version: number,
): Result<T, StoredError> {
  const upgraded = upgradedFrom(stored, version, STORED_VERSIONS[name], UPGRADES[name]);
  if (!upgraded.ok) return upgraded;
  const misfit = misfitOf(upgraded.value, STORED_SHAPES[shape], STORED_SHAPES);
  if (misfit !== null) return { ok: false, error: { code: 'stored/ill-shaped', facts: misfit } };
  // Its shape, which is made from the type, has just been checked.
  return { ok: true, value: upgraded.value as T };
}

/** The value as the newest version has it, one upgrade after the other. */
export function upgradedFrom(
  stored: unknown,
  version: number,
  newest: number,
  upgrades: Upgrades,
): Result<unknown, StoredError> {
  let value = stored;
  for (let from = version; from !== newest; from++) {
    const upgrade = upgrades[from];
    if (upgrade === undefined) {
      const facts = { path: '', expected: `version ${newest}`, found: `version ${version}` };
      return { ok: false, error: { code: 'stored/unknown-version', facts } };
    }
    value = upgrade(value);
  }
  return { ok: true, value };
}
