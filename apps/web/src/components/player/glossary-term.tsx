import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { GLOSSARY, type GlossaryTerm, meaningOf } from '../messages/glossary.ts';
import { useRuleset } from '../ruleset/ruleset-context.ts';
import styles from './glossary-term.module.css';

interface TermProps {
  readonly term: GlossaryTerm;
  /** The word as the sentence has it; the glossary’s own unless given. */
  readonly children?: ReactNode;
}

/** A word of the game that explains itself in place, on a press. The browser’s own popover closes it by Escape or a press elsewhere. */
export function Term({ term, children }: TermProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const id = useId();
  const { name } = GLOSSARY[term];
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {children ?? t(name)}
      </button>
      <span id={id} popover="auto" className={styles.popup}>
        <b className={styles.title}>{t(name)}</b>
        {t(meaningOf(term, ruleset))}
      </span>
    </>
  );
}
