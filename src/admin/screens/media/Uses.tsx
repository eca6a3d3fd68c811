import { FileText, Image, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MediaUse } from '#schemas/api/media-item.ts';
import { useWords } from '../../words/words.ts';
import { layoutOf } from '../content/types/layout-of.ts';
import { useBoth } from '../content/use-both.ts';
import classes from './media.module.css';
import { libraryWords } from './words.ts';

/** The places of a picture, each once: of an item what visitors see of it comes first. */
const placesOf = (uses: readonly MediaUse[]): readonly MediaUse[] => [
  ...new Map(uses.toReversed().map((use) => [`${use.type}/${use.id}`, use])).values(),
];

/** Everything that shows a picture, with the way there. */
export const Uses = ({ uses }: { readonly uses: readonly MediaUse[] }) => {
  const say = useWords(libraryWords);
  const both = useBoth();
  const places = placesOf(uses);
  if (places.length === 0) return <p className={classes.help}>{say('nowhere')}</p>;
  return (
    <ul className={classes.places}>
      {places.map(({ type, id, name, state }) => {
        const layout = layoutOf(type);
        const Sign = type === 'banner' || type === 'galleryAlbum' ? Image : layout ? FileText : UserRound;
        const kind = layout ? both(layout.title) : isRecord(type) ? say(`type_${type}`) : type;
        const said = name === type ? kind : `${kind}: ${name}`;
        return (
          <li key={`${type}/${id}`}>
            <Sign aria-hidden size={16} strokeWidth={1.75} />
            {layout ? <Link to={`/school/content/${type}/${id}`}>{said}</Link> : <span>{said}</span>}
            <span className={classes.state} data-state={state}>
              <span aria-hidden />
              {say(`state_${state}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const records = ['student', 'studentDocument', 'enquiryDocument', 'syllabus'] as const;
const isRecord = (type: string): type is (typeof records)[number] => records.some((one) => one === type);
