import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import { AdmissionEnquiry, type ClassesProps } from '../../AdmissionEnquiry.tsx';
import { ClassRadio, radioId } from '../../ClassRadio.tsx';
import { ageText, type ClassChoice } from '../../class-choice.ts';
import type { Bindings, Settings } from '../../schema.ts';
import './admission-enquiry.module.css';

export const EnquirySoft = (props: SectionProps<Settings, Bindings>) => (
  <AdmissionEnquiry {...props} Classes={ArchCards} />
);

/** A card for each stage, under its picture in an arch. */
function ArchCards({ env, choice, prefix }: ClassesProps) {
  return (
    <div data-class-cards="">
      {choice.groups.map(({ stage, classes, isChosen }, at) => (
        <div
          key={stage?.className ?? ''}
          role="group"
          data-stage={stage?.className ?? ''}
          data-near={isChosen ? '' : undefined}
          aria-label={stage?.className ?? say(env, 'otherClasses')}
        >
          {stage && (
            <p data-stage-head="">
              {stage.classImage && (
                <span data-stage-picture="">
                  <Picture src={stage.classImage} media={stage.classImage_Media} sizes="220px" alt="" />
                </span>
              )}
              <span data-stage-name="">
                <span id={`${prefix}-stage-${at}`} {...inLanguage(env, stage)}>
                  {stage.className}
                </span>
                <StageAges env={env} classes={classes} />
              </span>
              <button
                type="button"
                data-stage-toggle=""
                aria-expanded="false"
                aria-labelledby={`${prefix}-stage-${at}`}
              />
            </p>
          )}
          {classes.map((offered) => (
            <label key={offered.id} htmlFor={radioId(prefix, offered.id)} data-class-option={offered.id}>
              <ClassRadio prefix={prefix} offered={offered} isChosen={offered.id === choice.chosenId} />
              <span data-class-name="">{offered.name}</span>{' '}
              {offered.minAge !== undefined && <small>{say(env, 'years', { n: ageText(offered) })}</small>}
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}

interface StageAgesProps {
  readonly env: SectionEnv;
  readonly classes: ClassChoice['groups'][number]['classes'];
}

/** From the youngest class of a stage to the oldest. */
function StageAges({ env, classes }: StageAgesProps) {
  const ages = classes.flatMap(({ minAge, maxAge }) => [minAge, maxAge].filter((age) => age !== undefined));
  if (ages.length === 0) return null;
  return <small>{say(env, 'years', { n: ageText({ minAge: Math.min(...ages), maxAge: Math.max(...ages) }) })}</small>;
}
