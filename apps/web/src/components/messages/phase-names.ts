import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KnockOutPhase, Phase } from '@mundo-manager/rules/competitions';

/** What a phase of a cup or tournament is called, short enough for a card. */
export const PHASE_NAMES: Readonly<Record<Phase, MessageDescriptor>> = {
  '': msg`Inscrito`,
  groups: msg`Grupos`,
  'round-of-64': msg`32 avos`,
  'round-of-32': msg`16 avos`,
  'round-of-16': msg`Oitavas`,
  'quarter-finals': msg`Quartas`,
  'semi-finals': msg`Semifinal`,
  final: msg`Final`,
};

/** Text of a tie without clubs, by the phase before it. */
export const WINNERS_OF: Readonly<Record<KnockOutPhase, MessageDescriptor>> = {
  'round-of-64': msg`Vencedor dos 32 avos`,
  'round-of-32': msg`Vencedor dos 16 avos`,
  'round-of-16': msg`Vencedor das oitavas`,
  'quarter-finals': msg`Vencedor das quartas`,
  'semi-finals': msg`Vencedor da semifinal`,
  final: msg`Vencedor da final`,
};
