import { useDebouncedValue } from '@mantine/hooks';
import { FileText, History } from 'lucide-react';
import { findContent } from '#schemas/api/content/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useDeeds } from '../../deeds/use-deeds.ts';
import { State } from '../../screens/content/State.tsx';
import { layoutsFor } from '../../screens/content/types/index.ts';
import { layoutOf } from '../../screens/content/types/layout-of.ts';
import { places } from '../../screens/index.ts';
import { useStart } from '../../session/start.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { useLocale } from '../../words/words.ts';
import { isForRole } from '../menu.ts';
import { useMayOpen } from '../use-may-open.ts';
import type { Entry } from './entry.ts';
import { findPlace } from './find-place.ts';
import { readRecent } from './recent.ts';
import { usePeople } from './use-people.tsx';

export type EntryGroup = 'recent' | 'places' | 'students' | 'staff' | 'content' | 'people' | 'deeds';

interface Found {
  readonly groups: readonly { readonly group: EntryGroup; readonly entries: readonly Entry[] }[];
  readonly isBusy: boolean;
  readonly isFailed: boolean;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 150;

const sampleMark = <SampleMark />;

/** What a text finds, by kind: only what one may open. Without a text, the last choices, the places and the deeds. */
export const useEntries = (typed: string): Found => {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, pause);
  const locale = useLocale();
  const { user, hasChildren, shown } = useStart();
  const mayOpen = useMayOpen();
  const hasWebsite = shown.includes('/website');
  const isAsked = text === asked && text.length > 1;
  const content = useCall(findContent, { query: { keyword: asked } }, { enabled: isAsked && hasWebsite });
  const people = usePeople(asked, isAsked);
  const deeds = useDeeds();
  const isNamed = ({ name }: { readonly name: string }): boolean => text === '' || findPlace(name, text) !== undefined;

  const own = places
    .filter((screen) => isForRole(screen, user.role, hasChildren) && mayOpen(screen))
    .map(({ path, to = path, title, icon: Icon }): Entry => {
      return { id: `place-${path}`, name: title[locale], note: '', sign: <Icon {...icon} />, to };
    });
  const lists = hasWebsite
    ? layoutsFor(user.role).map(({ type, title, place }): Entry => {
        const name = title[locale === 'hi' ? 1 : 0];
        return {
          id: `list-${type}`,
          name,
          note: '',
          sign: <FileText {...icon} />,
          to: place ?? `/school/content/${type}`,
        };
      })
    : [];
  const items = (content.data ?? []).map(({ type, id, name, state, isSample }): Entry => {
    const note = layoutOf(type)?.title[locale === 'hi' ? 1 : 0] ?? '';
    const to = `/school/content/${type}/${id}`;
    return {
      id: `item-${id}`,
      name,
      note,
      sign: <FileText {...icon} />,
      mark: isSample ? sampleMark : <State state={state} />,
      to,
    };
  });
  // Where a word begins with the text comes before where one only has it.
  const sorted = items.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const recent = readRecent().map((one): Entry => ({ ...one, id: `recent-${one.to}`, sign: <History {...icon} /> }));
  const done = deeds.map(({ icon: Icon, ...deed }): Entry => {
    return { ...deed, id: `deed-${deed.name}`, note: '', sign: <Icon {...icon} /> };
  });
  const groups = [
    { group: 'recent', entries: text === '' ? recent : [] },
    { group: 'places', entries: [...own, ...(text === '' ? [] : lists)].filter(isNamed) },
    { group: 'students', entries: isAsked ? people.pupils : [] },
    { group: 'staff', entries: isAsked ? people.members : [] },
    { group: 'content', entries: isAsked ? sorted : [] },
    { group: 'people', entries: isAsked ? people.accounts : [] },
    { group: 'deeds', entries: done.filter(isNamed) },
  ] as const;
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isBusy: text !== asked || content.isFetching || people.isBusy,
    isFailed: content.isError || people.isFailed,
  };
};
