import { start as startForm } from '../shared/form/client.ts';

/** Gives the way to the file that was found, in the form's place. */
export const start = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  startForm(form);
  const link = form.closest('[data-form]')?.querySelector<HTMLAnchorElement>('a[data-certificate]');
  form.addEventListener('answered', (event) => {
    const { detail } = event as CustomEvent<{ readonly Link?: unknown }>;
    if (link && typeof detail.Link === 'string') link.href = detail.Link;
  });
};
