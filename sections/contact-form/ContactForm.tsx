import type { SectionProps } from '#engine/section.ts';
import { PublicForm } from '../shared/form/PublicForm.tsx';
import { FormPage } from '../shared/form-page/FormPage.tsx';
import { fields } from './fields.ts';
import type { Settings } from './schema.ts';
import './contact-form.module.css';

export function ContactForm({ env, heading, text }: SectionProps<Settings, object>) {
  return (
    <FormPage env={env} heading={heading} text={text}>
      <PublicForm env={env} action="/api/contact-messages" fields={fields} sentId="sent" columns={2} />
    </FormPage>
  );
}
