import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { say } from '../../../shared/say.ts';
import { AdmissionEnquiry, type ClassesProps } from '../../AdmissionEnquiry.tsx';
import { ClassRadio, radioId } from '../../ClassRadio.tsx';
import { ageText } from '../../class-choice.ts';
import type { Bindings, Settings } from '../../schema.ts';
import './admission-enquiry.module.css';

export const EnquiryOpen = (props: SectionProps<Settings, Bindings>) => (
  <AdmissionEnquiry {...props} Classes={AgeRuler} />
);

const years = Array.from({ length: 16 }, (_, i) => i + 3);

/** The stages as bands over the ages from 3 to 18, and the classes of each as chips. The bands only fold the chips. */
function AgeRuler({ env, choice: { groups, chosenId }, prefix }: ClassesProps) {
  const bands = groups.flatMap(({ stage, classes }) => {
    const ages = classes.flatMap(({ minAge }) => minAge ?? []);
    return stage && ages.length > 0 ? [{ stage, from: Math.min(...ages), to: Math.max(...ages) }] : [];
  });
  const last = bands.length - 1;
  return (
    <>
      {bands.length > 1 && (
        <div data-ruler="">
          <div data-pin="" hidden />
          <div data-bands="">
            {bands.map(({ stage, from, to }, i) => (
              <button
                key={stage.className}
                type="button"
                data-band={stage.className}
                data-rise={i}
                aria-pressed="false"
                // A place on a scale is no style that a sheet could name.
                style={{ gridColumn: `${from - 2} / ${(i === last ? 18 : to) - 1}` }}
              >
                <strong {...inLanguage(env, stage)}>{stage.className}</strong>
                {stage.childrenAge && <span {...inLanguage(env, stage)}>{stage.childrenAge}</span>}
              </button>
            ))}
          </div>
          <div data-years="" aria-hidden="true">
            {years.map((year) => (
              <span key={year} data-year={year}>
                {year}
              </span>
            ))}
          </div>
        </div>
      )}
      <div data-class-chips="">
        {groups.map(({ stage, classes, isChosen }) => (
          <div
            key={stage?.className ?? ''}
            role="group"
            data-stage={stage?.className ?? ''}
            data-near={isChosen ? '' : undefined}
            aria-label={stage?.className ?? say(env, 'otherClasses')}
          >
            <p data-stage-name="" {...inLanguage(env, stage)}>
              {stage?.className ?? say(env, 'otherClasses')}
            </p>
            <div data-chips="">
              {classes.map((offered) => (
                <label key={offered.id} htmlFor={radioId(prefix, offered.id)} data-class-option={offered.id}>
                  <ClassRadio prefix={prefix} offered={offered} isChosen={offered.id === chosenId} />
                  <span data-class-name="">{offered.name}</span>{' '}
                  {offered.minAge !== undefined && (
                    <small>
                      {say(env, 'years', { n: ageText(offered) })}
                      <span data-usual-word="">, {say(env, 'usualHere')}</span>
                    </small>
                  )}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
