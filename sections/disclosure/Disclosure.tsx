import type { SectionProps } from '#engine/section.ts';
import { disclosureDocuments, disclosureSectionC } from '#schemas/sources/disclosure.ts';
import { safeHref } from '../shared/links.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import styles from './disclosure.module.css';
import { FileRow } from './FileRow.tsx';
import { campusRows, factText, generalRows, staffRows } from './facts.ts';
import { RecordRow, RecordTable } from './RecordTable.tsx';
import { ResultTable } from './ResultTable.tsx';
import type { Bindings, Settings } from './schema.ts';

export function Disclosure({ env, heading, text, record }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const { general, files, staff, campus } = record;
  const facts = (keys: readonly string[], of: object) => {
    const values = new Map<string, unknown>(Object.entries(of));
    return keys.map((key) => (
      <RecordRow key={key} env={env} name={key}>
        {factText(env, key, values.get(key))}
      </RecordRow>
    ));
  };
  const documents = (names: readonly string[]) =>
    names.map((name) => <FileRow key={name} env={env} name={name} file={files.find((file) => file.name === name)} />);
  const video = safeHref(campus.Inspection_Video);
  const columns = ['information', 'details'];
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.tables}>
          <RecordTable env={env} letter="A" title="general" columns={columns}>
            {facts(generalRows, general)}
          </RecordTable>
          <RecordTable env={env} letter="B" title="documents" columns={['document', 'file']}>
            {documents(disclosureDocuments)}
          </RecordTable>
          <RecordTable env={env} letter="C" title="academics" columns={['document', 'file']}>
            {documents(disclosureSectionC)}
          </RecordTable>
          {record.results_X && <ResultTable env={env} title="results_X" results={record.results_X} />}
          {record.results_XII && <ResultTable env={env} title="results_XII" results={record.results_XII} />}
          <RecordTable env={env} letter="D" title="staff" columns={columns}>
            {facts(staffRows, staff)}
          </RecordTable>
          <RecordTable env={env} letter="E" title="campus" columns={columns}>
            {facts(campusRows, campus)}
            <RecordRow env={env} name="Inspection_Video">
              {video && (
                <a href={video} className={styles.link}>
                  {say(env, 'watch')}
                </a>
              )}
            </RecordRow>
          </RecordTable>
        </div>
      </div>
    </div>
  );
}
