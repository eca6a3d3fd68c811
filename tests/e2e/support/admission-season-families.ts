/** A family that asks, as the office enters it. */
interface Family {
  /** Of the child. */
  readonly name: string;
  /** As a row of a list, under `listHeadings`. */
  readonly cells: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** How they came: a visit, a call, somebody’s word, an event, a list of the kindergarten nearby. */
const ways = [2, 3, 3, 4, 5, 6, 6, 6] as const;
/** Classes by their ids, each with the year in which its children are born. */
const places = [
  { Class_Id: 1, born: 2023 },
  { Class_Id: 2, born: 2022 },
  { Class_Id: 3, born: 2021 },
  { Class_Id: 4, born: 2020 },
] as const;
const girls =
  'Aarohi Gauri Ira Ovi Saee Siya Rujuta Krupa Janhavi Devika Anvi Avani Radha Mira Nisha Leela Tanvi Kimaya Asmi';
const boys =
  'Atharva Kabir Veer Yash Arjun Neel Rohan Dev Om Vihaan Shaurya Ayan Kunal Reyansh Parth Soham Tanish Aarav Harsh';
const surnames =
  'Wagh Borse Ahire Jadhav Pawar Kulkarni Joshi Gaikwad Shinde Patil Chavan Nikam Deore Thorat Mahajan Lele Aher';
const mothers = 'Sunita Anjali Meena Swati Rekha Kavita Manisha';
const fathers = 'Prakash Rakesh Sachin Nilesh Ganesh';

const at = (list: string, index: number): string => {
  const names = list.split(' ');
  return names[index % names.length] ?? '';
};

/** What a list of families calls its columns. */
export const listHeadings = ['Name of child', 'Class', 'D.O.B.', 'Gender', 'Father', 'Mother', 'Mobile'] as const;
const classNames = ['Nursery', 'LKG', 'UKG', 'Class 1'] as const;

/** The 38 families of the season besides those that are entered by hand. */
export const restOfSeason: readonly Family[] = Array.from({ length: 38 }, (_, n) => {
  const isGirl = n % 2 === 0;
  const first = at(isGirl ? girls : boys, n >> 1);
  const last = at(surnames, n * 5);
  const { Class_Id, born } = places[n % places.length] ?? places[0];
  const isMother = n % 3 !== 0;
  const parent = `${at(isMother ? mothers : fathers, n)} ${last}`;
  const mobile = `98500${String(41000 + n)}`;
  const [month, day] = [String(1 + (n % 9)).padStart(2, '0'), String(1 + ((n * 7) % 28)).padStart(2, '0')];
  return {
    name: `${first} ${last}`,
    cells: [
      `${first} ${last}`,
      classNames[n % places.length] ?? '',
      `${day}/${month}/${born}`,
      isGirl ? 'Girl' : 'Boy',
      ...(isMother ? ['', parent] : [parent, '']),
      mobile,
    ],
    body: {
      Enquiry_Type: ways[n % ways.length],
      Session: '2027-2028',
      Class_Id,
      Student_First_Name: first,
      Student_Last_Name: last,
      Date_Of_Birth: `${born}-${month}-${day}`,
      Gender: isGirl ? 'Female' : 'Male',
      Parent_Name: parent,
      Parent_Relation: isMother ? 2 : 1,
      Mobile: mobile,
      Consent: true,
    },
  };
});
