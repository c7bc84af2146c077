import { KIT_PRESETS, validateEmblem } from '@mundo-manager/rules/club-creation';
import { CLUB_ARTICLES, type ClubArticle, type Emblem } from '@mundo-manager/rules/clubs';
import { CLUB_DRAFT, thisTab } from '../../ui/browser/browser-storage.ts';

/** The steps of creation, in order. R-CRE-1 */
export const CREATION_STEPS = ['name', 'emblem', 'uniform'] as const;
/** One of the steps. */
export type CreationStep = (typeof CREATION_STEPS)[number];

/** What a coach has chosen so far. */
export interface ClubDraft {
  readonly step: CreationStep;
  readonly name: string;
  /** Null until one is chosen: the article of the name is used meanwhile. */
  readonly article: ClubArticle | null;
  readonly emblem: Emblem;
  /** Null until one is chosen: the kit that suits the emblem best is used meanwhile. */
  readonly kitId: number | null;
}

/** The initial draft: a shield with a bee. */
export const EMPTY_DRAFT: ClubDraft = {
  step: 'name',
  name: '',
  article: null,
  emblem: {
    shape: 5,
    symbol: 40,
    pattern: 2,
    border: 3,
    primary: '#12325e',
    secondary: '#e3681c',
    tertiary: '#f6f7f2',
  },
  kitId: null,
};

/** Changes with the shape of a draft; one of another version is dropped. */
const VERSION = 2;

/** The draft of this tab as a reload finds it. */
export function readDraft(): ClubDraft {
  try {
    const stored: unknown = JSON.parse(thisTab.read(CLUB_DRAFT) ?? 'null');
    return isStored(stored) ? stored.draft : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps the draft in this tab. */
export function writeDraft(draft: ClubDraft): void {
  thisTab.write(CLUB_DRAFT, JSON.stringify({ version: VERSION, draft }));
}

/** Forgets the draft: the club is founded. */
export function clearDraft(): void {
  thisTab.write(CLUB_DRAFT, null);
}

function isStored(value: unknown): value is { readonly draft: ClubDraft } {
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.draft)) return false;
  const { step, name, article, emblem, kitId } = value.draft;
  return (
    CREATION_STEPS.some((known) => known === step) &&
    typeof name === 'string' &&
    (article === null || CLUB_ARTICLES.some((known) => known === article)) &&
    isRecord(emblem) &&
    validateEmblem(emblem as unknown as Emblem).ok &&
    (kitId === null || KIT_PRESETS.some(({ id }) => id === kitId))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
