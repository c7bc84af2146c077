import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import styles from './check-list.module.css';

/** What a check came to, as every proof says it. */
type Check =
  | { readonly ok: true; readonly says: string }
  | { readonly ok: false; readonly code: string; readonly claimed: string; readonly found: string };

interface CheckListProps<One extends Check> {
  /** What all checks come to. */
  readonly title: string;
  readonly checks: readonly One[];
  /** Names of checks that pass but state a limitation. */
  readonly limits: readonly string[];
  readonly textOf: (check: One) => MessageDescriptor;
}

/** The checks of a proof, a sentence each, up to the first that fails. R-PRF-6 */
export function CheckList<One extends Check>({ title, checks, limits, textOf }: CheckListProps<One>) {
  const { t } = useLingui();
  return (
    <div className={checks.every(({ ok }) => ok) ? styles.checks : styles.failed}>
      <p>{title}</p>
      <ul>
        {checks.map((check) => {
          const name = check.ok ? check.says : check.code;
          const Icon = !check.ok ? CircleAlert : limits.includes(name) ? Info : CircleCheck;
          return (
            <li key={name} data-holds={check.ok}>
              <Icon size={16} aria-hidden />
              <span>{t(textOf(check))}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
