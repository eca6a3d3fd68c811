import { Eye } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/part.tsx';
import { useWords } from '../../../words/words.ts';
import type { Fields } from '../fields.ts';
import type { FormLanguages } from '../languages.ts';
import type { TypeLayout } from '../types/define-type.ts';
import { contentWords } from '../words.ts';
import classes from './preview.module.css';

/** The engine is loaded once somebody wants to see something drawn. */
const ItemPreview = part(async () => (await import('./ItemPreview.tsx')).ItemPreview);

const param = 'preview';

interface Props {
  readonly item: { readonly type: string; readonly id: number };
  readonly name: string;
  readonly document: Fields;
  readonly layout: TypeLayout;
  /** Undefined where the school has one only. */
  readonly languages: FormLanguages | undefined;
}

/** Opens an item as visitors will see it. What is open is in the address, so Back closes it; the form stays behind it. */
export const PreviewButton = ({ item, name, document: typed, layout, languages }: Props) => {
  const say = useWords(contentWords);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const locale = languages && (languages.shown === 'own' ? languages.own : languages.other);
  const id = useId();
  const isOpen = search.has(param);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(id)?.focus();
    wasOpen.current = isOpen;
  }, [id, isOpen]);
  const close = (): void => {
    // What was opened here is one step back; a link that was opened with it has none.
    if (state === param) void navigate(-1);
    else setSearch((before) => without(before), { replace: true });
  };
  return (
    <>
      <Button
        id={id}
        aria-label={say('preview')}
        icon={<Eye aria-hidden size={18} />}
        onClick={() => setSearch((before) => new URLSearchParams([...without(before), [param, '1']]), { state: param })}
      >
        <span className={classes.word}>{say('preview')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ItemPreview item={item} name={name} document={typed} layout={layout} locale={locale} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

const without = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => name !== param));
