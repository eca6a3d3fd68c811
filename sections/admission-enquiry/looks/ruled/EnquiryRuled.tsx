import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { say } from '../../../shared/say.ts';
import { AdmissionEnquiry, type ClassesProps } from '../../AdmissionEnquiry.tsx';
import { ClassRadio, radioId } from '../../ClassRadio.tsx';
import { ageText } from '../../class-choice.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { factsOf } from './facts-of.ts';
import './admission-enquiry.module.css';

export const EnquiryRuled = (props: SectionProps<Settings, Bindings>) => (
  <AdmissionEnquiry {...props} Classes={Register} />
);

const columns = [
  { key: 'hours', field: 'classTime' },
  { key: 'size', field: 'classSize' },
  { key: 'fee', field: 'classFees' },
] as const;

/** One row a class, with what its stages say of it; streams that differ stand under each other, each by its name. */
function Register({ env, choice: { rows, chosenId }, prefix }: ClassesProps) {
  const shown = columns.filter(({ field }) => rows.some(({ stages }) => factsOf(stages, field).length > 0));
  return (
    <table data-class-register="">
      <thead>
        <tr>
          <th scope="col">{say(env, 'Class_Id')}</th>
          <th scope="col">{say(env, 'age')}</th>
          {shown.map(({ key }) => (
            <th key={key} scope="col">
              {say(env, key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ offered, stages }) => (
          <tr key={offered.id} data-class-option={offered.id}>
            <th scope="row">
              <label htmlFor={radioId(prefix, offered.id)}>
                <ClassRadio prefix={prefix} offered={offered} isChosen={offered.id === chosenId} />
                <span data-class-name="">{offered.name}</span> <small data-usual-word="">{say(env, 'usualHere')}</small>
              </label>
            </th>
            <td data-fact={say(env, 'age')}>{ageText(offered) || '–'}</td>
            {shown.map(({ key, field }) => (
              <td key={key} data-fact={say(env, key)}>
                {factsOf(stages, field).map(({ stage, stream, fact }) => (
                  <span key={stage.className} {...inLanguage(env, stage)}>
                    {stream && <small data-stream="">{stream}</small>} {fact}
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
