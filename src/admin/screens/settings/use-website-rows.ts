import { ChartNoAxesColumn, Globe, Languages, Link2, Mail, Share2 } from 'lucide-react';
import { readOwnDomain } from '#schemas/api/own-domain.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { readSchoolSettings } from '#schemas/api/school-settings.ts';
import { useCall } from '../../calls/use-call.ts';
import { languageName } from '../../format/languages.ts';
import { useStart } from '../../session/start.ts';
import { useLocale, useWords } from '../../words/words.ts';
import type { Row } from './Rows.tsx';
import { linkId, usePlace } from './use-place.ts';
import { settingsWords } from './words.ts';

const links = ['map_Url', 'facebook_Url', 'instagram_Url', 'youtube_Url', 'twitter_Url', 'linkedin_Url'] as const;

/** The settings of the website and of mails; none for operators, whose site has no such. */
export const useWebsiteRows = () => {
  const say = useWords(settingsWords);
  const locale = useLocale();
  const { hrefOf } = usePlace();
  const { user, school } = useStart();
  const isSchool = user.role !== 'Operator';
  const profile = useCall(readProfile, {}, { enabled: isSchool });
  const domain = useCall(readOwnDomain, {}, { enabled: isSchool });
  const settings = useCall(readSchoolSettings, {}, { enabled: isSchool });
  const all = [profile, domain, settings];
  const isError = all.some((one) => one.isError && !one.data);
  const refetch = (): void => {
    for (const one of all) void one.refetch();
  };
  const { data: known } = profile;
  const { data: own } = domain;
  const { data: set } = settings;
  if (!known || !own || !set) return { rows: isSchool ? undefined : [], isError, refetch };
  const inProfile = (part: string): Pick<Row, 'to' | 'note'> => ({
    to: `/school/profile#${part}`,
    note: say('inProfile'),
  });
  const [first = '', ...others] = school.locales.map((code) => languageName(code, locale));
  const filled = links.filter((name) => known[name]).length;
  const rows: readonly Row[] = [
    {
      id: linkId('address'),
      part: 'address',
      icon: Globe,
      title: say('address'),
      fact: known.url,
      to: hrefOf({ open: 'address', person: undefined }),
    },
    {
      id: linkId('domain'),
      part: 'domain',
      icon: Link2,
      title: say('domain'),
      fact: say(`domain${own.State}`, { host: own.Host ?? '' }),
      to: hrefOf({ open: 'domain', person: undefined }),
    },
    {
      icon: Languages,
      title: say('languages'),
      fact:
        others.length > 0 ? say('languagesIn', { first, others: others.join(', ') }) : say('languagesOnly', { first }),
      ...inProfile('site'),
    },
    {
      icon: Share2,
      title: say('social'),
      fact: say('socialFact', { count: filled, all: links.length }),
      ...inProfile('social'),
    },
    {
      id: linkId('visits'),
      part: 'visits',
      icon: ChartNoAxesColumn,
      title: say('visits'),
      fact: say(set.Counts_Visits ? 'visitsOn' : 'visitsOff'),
      to: hrefOf({ open: 'visits', person: undefined }),
    },
    {
      id: linkId('mail'),
      part: 'mail',
      icon: Mail,
      title: say('mail'),
      fact: set.Mail_Reply_To
        ? say('mailTo', { name: set.Mail_Name ?? 'Schoolyard', email: set.Mail_Reply_To })
        : say('mailFrom', { name: set.Mail_Name ?? 'Schoolyard' }),
      to: hrefOf({ open: 'mail', person: undefined }),
    },
  ];
  return { rows, isError, refetch };
};
