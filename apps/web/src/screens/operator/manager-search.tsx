import { Plural, useLingui } from '@lingui/react/macro';
import { Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { useCallWhen } from '../../data/calls/use-call.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { Found } from './action-forms.ts';
import styles from './operator.module.css';

interface ManagerSearchProps {
  /** Key of who is shown beside it. */
  readonly chosen: string | null;
  readonly onChoose: (found: Found) => void;
}

/** What identifies a found manager or club. */
export function foundKey({ userId, clubId }: Found): string {
  return userId ?? clubId ?? '';
}

/** Finds managers by name, e-mail address, club or id. R-ADM-1 */
export function ManagerSearch({ chosen, onChoose }: ManagerSearchProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState('');
  const [asked, setAsked] = useState('');
  const { data, isFetching } = useCallWhen('findManagers', asked === '' ? null : { query: { text: asked } });
  const count = data?.found.length ?? 0;
  return (
    <Panel title={t`Encontrar`}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(written.trim());
        }}
      >
        <TextField
          label={t`Nome, e-mail ou clube`}
          type="search"
          autoComplete="off"
          value={written}
          onChange={setWritten}
        />
        <Button icon={SearchIcon} busy={isFetching} type="submit">
          {t`Buscar`}
        </Button>
      </form>
      <div aria-live="polite">
        {data && <Plural value={count} _0="Ninguém tem esse nome." one="# encontrado" other="# encontrados" />}
      </div>
      <ul className={styles.found}>
        {data?.found.map((found) => (
          <li key={foundKey(found)}>
            <button type="button" aria-pressed={foundKey(found) === chosen} onClick={() => onChoose(found)}>
              <b>{found.userName ?? found.clubName}</b>
              <span>{found.userName === null ? t`Clube sem treinador` : (found.clubName ?? t`Sem clube`)}</span>
              {found.bannedUntil !== null && <Badge tone="bad">{t`Suspenso`}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
