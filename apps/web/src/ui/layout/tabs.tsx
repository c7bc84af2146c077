import { Tabs as Base } from '@base-ui/react/tabs';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What is wrong inside: a red triangle with hidden text. */
  readonly error?: string | null;
  /** How many are inside, and what a screen reader says of that; nothing if there are none. */
  readonly count?: { readonly value: number; readonly said: string };
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Tabs: arrows move between them; only the chosen one’s content is in the page. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} className={styles.tab} value={item.value}>
            {item.label}
            {item.count && item.count.value > 0 && (
              <>
                <span className={styles.count} aria-hidden>
                  {item.count.value}
                </span>
                <VisuallyHidden>{item.count.said}</VisuallyHidden>
              </>
            )}
            {item.error && (
              <>
                <TriangleAlert className={styles.mark} aria-hidden />
                <VisuallyHidden>{item.error}</VisuallyHidden>
              </>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} className={styles.panel} value={item.value}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
