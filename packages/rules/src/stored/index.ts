export { parseClub, parseCompetition, parseMatch, parsePlayer, type StoredError } from './parse.ts';
export { STORED_VERSIONS, type StoredName } from './upgrades.ts';
