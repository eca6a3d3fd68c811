import { Suspense, useState } from 'react';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { formatDay } from '../../format/dates.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './documents.module.css';
import { websiteWords } from './website-words.ts';

const WebsiteDialog = part(async () => (await import('./WebsiteDialog.tsx')).WebsiteDialog);

/** Whether visitors see somebody, how, and since when with their consent. */
export const Website = ({ member }: { readonly member: StaffMember }) => {
  const say = useWords(websiteWords);
  const [isOpen, setOpen] = useState(false);
  const facts = useFacts(member);
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h3>{say('website')}</h3>
        {member.Status !== 'Left' && (
          <Button
            look="quiet"
            size="compact"
            aria-label={say('changeLabel', { name: memberName(member) })}
            onClick={() => setOpen(true)}
          >
            {say('change')}
          </Button>
        )}
      </div>
      <p>{facts}</p>
      {isOpen && (
        <Suspense>
          <WebsiteDialog member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};

const useFacts = (member: StaffMember): string => {
  const say = useWords(websiteWords);
  const locale = useLocale();
  const { Show_On_Website: isShown, Website_Consent: consent, Website_Consent_On: on, Website_Title } = member;
  const day = on ? formatDay(on, locale) : '';
  if (!isShown || member.Status === 'Left') return on ? say('hiddenAllowed', { day }) : say('hidden');
  const title = Website_Title || workOf(member);
  const how =
    consent !== 'Name_And_Photo'
      ? say('shown', { title })
      : say(member.Staff_Photo ? 'shownPhoto' : 'shownNoPhoto', { title });
  return [how, day && say('agreed', { day })].filter(Boolean).join(' ');
};
