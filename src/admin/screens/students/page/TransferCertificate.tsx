import { readStudentAttendance } from '#schemas/api/attendance/history.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import type { IssuedCertificate } from '#schemas/api/students/certificate.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { useCall } from '../../../calls/use-call.ts';
import { formatDay } from '../../../format/dates.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { Letterhead } from '../../../paper/Letterhead.tsx';
import { QrCode } from '../../../paper/QrCode.tsx';
import { Sheet } from '../../../paper/Sheet.tsx';
import { Signatures } from '../../../paper/Signatures.tsx';
import classes from './transfer.module.css';
import { lastEnrolment, type TransferRow, transferRows } from './transfer-rows.ts';

interface Props {
  readonly file: StudentFile;
  readonly issued: IssuedCertificate;
  readonly onDone: () => void;
}

/**
 * A transfer certificate, in English and Hindi whatever the office is read in: it goes to another school. What nobody
 * has entered is a dotted line to write on.
 */
export const TransferCertificate = ({ file, issued, onDone }: Props) => {
  const { nameOfClass, classes: all } = useClassNames({ locale: 'en' });
  const { data: profile } = useCall(readProfile, {});
  const { Student_Id: id, Admission_No } = file.student;
  const Session = lastEnrolment(file)?.Session;
  const attendance = useCall(readStudentAttendance, { params: { id }, query: Session ? { Session } : {} });
  const isSettled = attendance.data !== undefined || attendance.isError;
  const rows = transferRows({ file, counts: attendance.data?.Counts, nameOfClass });
  const isDuplicate = issued.Copy === 'Duplicate';
  return (
    <Sheet isReady={profile !== undefined && all.length > 0 && isSettled} onDone={onDone}>
      <div className={classes.page} lang="en">
        {profile && <Letterhead profile={profile} title={<Title isDuplicate={isDuplicate} />} />}
        <div className={classes.numbers}>
          <span>
            TC no. <b>{issued.Tc_No}</b>
          </span>
          <span>
            Admission no. <b>{Admission_No}</b>
          </span>
          <span>PEN {file.bio.Pen ? <b>{file.bio.Pen}</b> : <i className={classes.short} />}</span>
        </div>
        <table className={classes.rows}>
          <tbody>
            {rows.map((row) => (
              <Row key={row.en} row={row} />
            ))}
          </tbody>
        </table>
        <p className={classes.certified}>
          Certified that the above agrees with the school register. Issued on <b>{formatDay(issued.Issued_On, 'en')}</b>
          , {isDuplicate ? `duplicate printed on ${formatDay(issued.Printed_On, 'en')}.` : 'first copy.'}
          <span lang="hi">प्रमाणित किया जाता है कि ऊपर लिखी जानकारी विद्यालय के अभिलेख से मेल खाती है।</span>
        </p>
        <div className={classes.signatures}>
          <Signatures names={['Class teacher · कक्षा शिक्षक', 'Checked by · जाँचकर्ता', 'Principal · प्रधानाचार्य']} />
        </div>
        <Foot address={issued.Lookup_Address} />
      </div>
    </Sheet>
  );
};

const Title = ({ isDuplicate }: { readonly isDuplicate: boolean }) => (
  <>
    Transfer Certificate <span lang="hi">स्थानांतरण प्रमाण पत्र</span>
    {isDuplicate && (
      <b className={classes.duplicate}>
        Duplicate · <span lang="hi">द्वितीय प्रति</span>
      </b>
    )}
  </>
);

/** How many characters a line of the column holds. */
const lineLength = 56;

const Row = ({ row: { number, en, hi, parts, between, isStrong } }: { readonly row: TransferRow }) => {
  const [first, second] = parts;
  const isPair = parts.length === 2;
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">
        {en}
        <small lang="hi">{hi}</small>
      </th>
      <td data-strong={isStrong} data-long={parts.join('').length > lineLength}>
        <Fact text={first} isShort={isPair} />
        {isPair && (
          <>
            {between}
            <Fact text={second} isShort />
          </>
        )}
      </td>
    </tr>
  );
};

/** What is known, or a dotted line to write it on. */
const Fact = ({ text, isShort }: { readonly text: string | undefined; readonly isShort: boolean }) =>
  text || <i className={isShort ? classes.short : classes.blank} />;

/** How anybody finds out whether it is genuine, and the place for the seal. */
const Foot = ({ address }: { readonly address: string | undefined }) => (
  <footer className={classes.foot}>
    {address !== undefined && (
      <>
        <QrCode text={address} />
        <p>
          <b>Is it genuine?</b> Scan, or open <b>{readable(address)}</b> and type the certificate number and the date of
          birth.
          <span lang="hi">असली है या नहीं, यह जाँचने के लिए QR स्कैन करें, या ऊपर के पते पर प्रमाण पत्र संख्या और जन्म तिथि लिखें।</span>
        </p>
      </>
    )}
    <span className={classes.seal}>
      School seal <span lang="hi">विद्यालय की मुहर</span>
    </span>
  </footer>
);

/** An address as a person types it. */
const readable = (address: string): string => {
  const { host, pathname } = new URL(address);
  return host + pathname;
};
