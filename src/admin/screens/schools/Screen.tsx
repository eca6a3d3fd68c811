import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { listUsedThemes } from '#schemas/api/operator-themes.ts';
import { listSchools } from '#schemas/api/schools.ts';
import { schoolStates } from '#schemas/records/school-state.ts';
import { useCall } from '../../calls/use-call.ts';
import { Chips } from '../../ui/Chips.tsx';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { SchoolTable } from './SchoolTable.tsx';
import classes from './schools.module.css';
import { schoolStateWords } from './state-words.ts';
import { linkId, pageSize, usePlace } from './use-place.ts';
import { schoolsWords } from './words.ts';

const SchoolPanel = part(async () => (await import('./SchoolPanel.tsx')).SchoolPanel);

/** Every school of the installation: found by its name or address, by its state, and the one that is open beside. */
export const Screen = () => {
  const say = useWords(schoolsWords);
  const sayState = useWords(schoolStateWords);
  const navigate = useNavigate();
  const place = usePlace();
  const { keyword, state, theme, page, school } = place;
  const themes = useCall(listUsedThemes, {}).data?.filter(({ themeId }) => themeId > 0) ?? [];
  useFocusBack(school, linkId);
  const asked = {
    ...(state && { state }),
    ...(keyword && { keyword }),
    ...(theme !== undefined && { themeId: theme }),
  };
  const list = useCall(listSchools, { query: { page, pageSize, ...asked } });
  const { data: schools, total } = list;
  const panel =
    school === undefined ? null : (
      <Suspense>
        <SchoolPanel
          key={school}
          id={Number(school)}
          onClose={() => void navigate(place.hrefOf({ school: undefined }))}
        />
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <PageHead title={say('title')} note={schools && (total === 1 ? say('note1') : say('note', { count: total }))} />
      <Tabs
        label={say('states')}
        tabs={[
          { to: place.hrefOf({ state: undefined, page: undefined }), label: say('all'), isCurrent: !state },
          ...schoolStates.map((one) => ({
            to: place.hrefOf({ state: one, page: undefined }),
            label: sayState(one),
            isCurrent: state === one,
          })),
        ]}
      />
      <div className={classes.find}>
        <KeywordBox label={say('search')} keyword={keyword} onKeyword={(value) => place.set({ keyword: value })} />
        <Chips
          chosen={theme === undefined ? '' : String(theme)}
          chips={[
            { value: '', label: say('everyTheme') },
            ...themes.map(({ themeId, name }) => ({ value: String(themeId), label: name ?? String(themeId) })),
          ]}
          onChoose={(value) => place.set({ theme: value || undefined })}
        />
      </div>
      <ListBody
        list={list}
        failed={say('failed')}
        none={say('none')}
        noMatch={
          Object.keys(asked).length > 0
            ? {
                text: say('noMatch'),
                showAll: say('showAll'),
                onShowAll: place.clear,
              }
            : undefined
        }
      >
        {(shown) => <SchoolTable schools={shown} themes={themes} place={place} />}
      </ListBody>
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => place.set({ page: String(next) })} />
    </Beside>
  );
};
