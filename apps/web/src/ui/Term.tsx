import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GLOSSARY, type GlossaryTerm } from '../messages/glossary.ts';
import styles from './Term.module.css';

interface TermProps {
  readonly term: GlossaryTerm;
  /** The word as it stands in the sentence; the glossary’s own unless given. */
  readonly children?: ReactNode;
}

/** A word of the game that explains itself in place, on a press. */
export function Term({ term, children }: TermProps) {
  const { t } = useLingui();
  const { name, meaning } = GLOSSARY[term];
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.term}>{children ?? t(name)}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={6}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>{t(name)}</Popover.Title>
            <Popover.Description>{t(meaning)}</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
