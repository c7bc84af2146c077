import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Absence } from '@mundo-manager/rules/discipline';

/** Why a player misses matches, in words; the competition of a suspension where its name is known. */
export function absenceText(absence: Absence, competitionName: string | null = null): MessageDescriptor {
  if (absence.kind === 'injury') {
    return msg`Machucado: fora por ${plural(absence.days, { one: '# dia', other: '# dias' })}`;
  }
  if (competitionName === null) return msg`Suspenso do próximo jogo`;
  return msg`Suspenso do próximo jogo da ${competitionName}`;
}

/** The same where there is room for a few letters only. */
export function absenceMark(absence: Absence): MessageDescriptor {
  return absence.kind === 'injury' ? msg`${absence.days} d` : msg`1 jogo`;
}
