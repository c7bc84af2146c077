import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLingui } from '@lingui/react/macro';
import { CircleHelp, LogOut, type LucideIcon, Shield, SunMoon } from 'lucide-react';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clubPath, playerPath } from '../../components/links/paths.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { chooseTheme, themeChoice } from '../../ui/browser/theme.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MAIN_NAVIGATION, MORE_NAVIGATION } from '../layout/navigation.ts';
import styles from './command-palette.module.css';
import { useTypedAhead } from './use-typed-ahead.ts';

interface PaletteItem {
  readonly value: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly act: () => void;
}

interface CommandPaletteProps {
  /** What is written in the field, typed there or before it was there. */
  readonly query: string;
  readonly onQuery: Dispatch<SetStateAction<string>>;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** Every screen, the own players and a few deeds, a few letters away. */
export default function CommandPalette({ query, onQuery, onClose, onHelp }: CommandPaletteProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  useTypedAhead({ isOver: hasFocus, onType: onQuery, onEscape: onClose });
  const navigate = useNavigate();
  const session = useSessionActor();
  const club = useClub();
  const go = (to: string, state?: unknown) => () => void navigate(to, { state });
  const dark = document.documentElement.dataset.theme === 'dark';

  const screens = [...MAIN_NAVIGATION, ...MORE_NAVIGATION].map(({ to, label, icon, key }) => ({
    value: to,
    label: t(label),
    icon,
    ...(key && { keys: `g ${key}` }),
    act: go(to),
  }));
  const own = clubPath(club.id);
  const players = club.players.map(({ id, number, personalData: { name } }) => {
    const way = playerPath({ id, name });
    return { value: id, label: `${number} · ${name}`, icon: Shield, act: go(way.to, way.state) };
  });
  const items: readonly PaletteItem[] = [
    ...screens,
    { value: 'club', label: t`Meu clube`, icon: Shield, act: go(own.to, own.state) },
    {
      value: 'theme',
      label: dark ? t`Tema claro` : t`Tema escuro`,
      icon: SunMoon,
      act: () => chooseTheme(dark ? 'light' : 'dark'),
    },
    ...(themeChoice() === 'system'
      ? []
      : [{ value: 'system', label: t`Tema do sistema`, icon: SunMoon, act: () => chooseTheme('system') }]),
    { value: 'help', label: t`Atalhos do teclado`, icon: CircleHelp, keys: '?', act: onHelp },
    { value: 'out', label: t`Sair`, icon: LogOut, act: () => session.send({ type: 'signOut' }) },
    ...players,
  ];

  return (
    <Dialog open onClose={onClose} title={t`Ir para ...`} initialFocus={field}>
      <Autocomplete.Root
        open
        inline
        items={items}
        value={query}
        onValueChange={onQuery}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          ref={field}
          onFocus={() => setHasFocus(true)}
          className={styles.input}
          aria-label={t`Tela, jogador ou comando`}
          placeholder={t`Tela, jogador ou comando`}
        />
        <Autocomplete.Empty className={styles.none}>{t`Nada com esse nome.`}</Autocomplete.Empty>
        <Autocomplete.List className={styles.list}>
          {(item: PaletteItem) => (
            <Autocomplete.Item
              key={item.value}
              value={item}
              className={styles.item}
              onClick={() => {
                onClose();
                item.act();
              }}
            >
              <item.icon size={18} aria-hidden />
              {item.label}
              {item.keys && <span className={styles.keys}>{item.keys}</span>}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}
