import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Activity,
  ArrowLeftRight,
  Award,
  Banknote,
  Building2,
  CircleUserRound,
  ClipboardPen,
  Dumbbell,
  Gift,
  House,
  type LucideIcon,
  Mail,
  Rocket,
  ScrollText,
  Trophy,
  Users,
  Zap,
} from 'lucide-react';

/** A place that the navigation leads to. */
export interface NavigationItem {
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Other addresses that belong to it. */
  readonly also?: readonly string[];
  /** The letter after 'g' that leads there. */
  readonly key?: string;
}

/** The ten entries of the main navigation, in order. */
export const MAIN_NAVIGATION: readonly NavigationItem[] = [
  { to: '/home', label: msg`Início`, icon: House, key: 'i' },
  { to: '/squad', label: msg`Plantel`, icon: Users, also: ['/playerDetails', '/development'], key: 'p' },
  { to: '/tactics', label: msg`Táticas`, icon: ClipboardPen, key: 't' },
  { to: '/training', label: msg`Treinamento`, icon: Dumbbell, key: 'r' },
  {
    to: '/competitions',
    label: msg`Competições`,
    icon: Trophy,
    also: ['/matchStats', '/matchPlayer', '/opponent', '/highlights'],
    key: 'c',
  },
  { to: '/market', label: msg`Mercado`, icon: ArrowLeftRight, key: 'm' },
  { to: '/playerBoosters', label: msg`Boosters`, icon: Zap, also: ['/matchBoosters'], key: 'b' },
  { to: '/facilities', label: msg`Infraestrutura`, icon: Building2, key: 'e' },
  { to: '/finances', label: msg`Finanças`, icon: Banknote, key: 'f' },
  { to: '/manager', label: msg`Treinador`, icon: Award, key: 'n' },
];

/** Links that are only in 'Mais' and in the command palette. */
export const MORE_NAVIGATION: readonly NavigationItem[] = [
  { to: '/matchBoosters', label: msg`Boosters de jogo`, icon: Rocket },
  { to: '/dailyRewards', label: msg`Recompensas Diárias`, icon: Gift, key: 'd' },
  { to: '/email', label: msg`Mensagens`, icon: Mail, key: 'x' },
  { to: '/account', label: msg`Conta`, icon: CircleUserRound },
  { to: '/situacao', label: msg`Situação`, icon: Activity },
  { to: '/creditos', label: msg`Créditos do jogo`, icon: ScrollText },
];

/** The four entries of the phone’s dock beside 'Mais'. */
export const DOCK: readonly string[] = ['/home', '/squad', '/tactics', '/competitions'];

/** Whether an address belongs to an entry. */
export function isCurrent({ to, also = [] }: NavigationItem, pathname: string): boolean {
  return [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
