import { Plus } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { linkId, type Place } from './use-place.ts';
import { inboxWords } from './words.ts';

/** Leads to an enquiry by telephone or of somebody who walked in. */
export const AddEnquiry = ({ place }: { readonly place: Place }) => {
  const say = useWords(inboxWords);
  return (
    <ButtonLink
      id={linkId('new')}
      look={place.enquiry ? 'secondary' : 'primary'}
      icon={<Plus aria-hidden size={18} />}
      to={place.hrefOf({ enquiry: 'new', edit: undefined })}
    >
      {say('add')}
    </ButtonLink>
  );
};
