import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Phase } from '@mundo-manager/rules/competitions';

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
