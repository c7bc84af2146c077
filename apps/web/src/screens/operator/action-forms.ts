import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallData, OperatorAct } from '@mundo-manager/contract/client';

export type ActionName = OperatorAct['act'];
/** A manager or club that was found. */
export type Found = CallData<'findManagers'>['found'][number];

/** Fields that the forms ask for. */
export type FieldName = 'days' | 'name' | 'currency' | 'amount' | 'kind' | 'title' | 'text' | 'reason';
export type Values = Readonly<Record<FieldName, string>>;

export const EMPTY: Values = {
  days: '7',
  name: '',
  currency: 'credits',
  amount: '',
  kind: 'notice',
  title: '',
  text: '',
  reason: '',
};

/** Whom or what an action is about: a manager, an author, an entry, a post, an announcement, or nothing yet. */
export interface ActionSubject {
  readonly found?: Found;
  readonly userId?: string;
  readonly entryId?: number;
  readonly postId?: number;
  readonly announcementId?: number;
  /** How the confirmation names it. */
  readonly label: string;
}

interface ActionForm {
  readonly label: MessageDescriptor;
  readonly fields: readonly FieldName[];
  /** Whether it takes something away. */
  readonly danger?: boolean;
  /** Of actions on a found manager: whether it can be done to him. */
  readonly fits?: (found: Found) => boolean;
  /** The action; null while a field is not filled. */
  readonly build: (subject: ActionSubject, values: Values) => OperatorAct | null;
}

const hasUser = ({ userId }: Found) => userId !== null;
const hasClub = ({ clubId }: Found) => clubId !== null;

/** One row for each action: a new one of the contract does not compile without its form. R-OPR-8 */
export const ACTION_FORMS: Readonly<Record<ActionName, ActionForm>> = {
  ban: {
    label: msg`Suspender`,
    fields: ['days', 'reason'],
    danger: true,
    fits: hasUser,
    build: ({ found }, { days, reason }) => {
      const number = wholeOf(days);
      if (found?.userId == null || number === null || number < 1 || reason.trim() === '') return null;
      return { act: 'ban', userId: found.userId, days: number, reason: reason.trim() };
    },
  },
  unban: {
    label: msg({ message: 'Liberar', context: 'a banned manager' }),
    fields: ['reason'],
    fits: (found) => hasUser(found) && found.bannedUntil !== null,
    build: ({ found }, { reason }) =>
      found?.userId == null || reason.trim() === ''
        ? null
        : { act: 'unban', userId: found.userId, reason: reason.trim() },
  },
  mute: {
    label: msg`Silenciar`,
    fields: ['days', 'reason'],
    danger: true,
    fits: hasUser,
    build: ({ found, userId = found?.userId }, { days, reason }) => {
      const number = wholeOf(days);
      if (userId == null || number === null || number < 1 || reason.trim() === '') return null;
      return { act: 'mute', userId, days: number, reason: reason.trim() };
    },
  },
  unmute: {
    label: msg`Deixar escrever`,
    fields: ['reason'],
    fits: hasUser,
    build: ({ found }, { reason }) =>
      found?.userId == null || reason.trim() === ''
        ? null
        : { act: 'unmute', userId: found.userId, reason: reason.trim() },
  },
  hide: {
    label: msg`Ocultar`,
    fields: ['reason'],
    danger: true,
    build: ({ postId }, { reason }) =>
      postId === undefined || reason.trim() === '' ? null : { act: 'hide', postId, reason: reason.trim() },
  },
  restore: {
    label: msg`Restaurar`,
    fields: ['reason'],
    build: ({ postId }, { reason }) =>
      postId === undefined || reason.trim() === '' ? null : { act: 'restore', postId, reason: reason.trim() },
  },
  rename: {
    label: msg`Renomear o clube`,
    fields: ['name', 'reason'],
    fits: hasClub,
    build: ({ found }, { name, reason }) =>
      found?.clubId == null || name.trim() === '' || reason.trim() === ''
        ? null
        : { act: 'rename', clubId: found.clubId, name: name.trim(), reason: reason.trim() },
  },
  grant: {
    label: msg`Dar ou tirar saldo`,
    fields: ['currency', 'amount', 'reason'],
    fits: hasClub,
    build: ({ found }, { currency, amount, reason }) => {
      const number = wholeOf(amount);
      if (found?.clubId == null || number === null || number === 0 || reason.trim() === '') return null;
      const given = currency === 'money' ? 'money' : 'credits';
      return { act: 'grant', clubId: found.clubId, currency: given, amount: number, reason: reason.trim() };
    },
  },
  refund: {
    label: msg`Devolver`,
    fields: ['reason'],
    build: ({ entryId }, { reason }) =>
      entryId === undefined || reason.trim() === '' ? null : { act: 'refund', entryId, reason: reason.trim() },
  },
  announce: {
    label: msg`Publicar aviso`,
    fields: ['kind', 'title', 'text'],
    build: (_, { kind, title, text }) =>
      title.trim() === '' || text.trim() === ''
        ? null
        : {
            act: 'announce',
            kind: kind === 'incident' ? 'incident' : 'notice',
            title: title.trim(),
            text: text.trim(),
            from: null,
            until: null,
          },
  },
  resolve: {
    label: msg`Encerrar aviso`,
    fields: ['reason'],
    build: ({ announcementId }, { reason }) =>
      announcementId === undefined || reason.trim() === ''
        ? null
        : { act: 'resolve', id: announcementId, reason: reason.trim() },
  },
};

/** A whole number, with a sign; null if the text is none. */
function wholeOf(text: string): number | null {
  const digits = text.trim().replaceAll('.', '');
  return /^-?\d{1,12}$/.test(digits) ? Number(digits) : null;
}
