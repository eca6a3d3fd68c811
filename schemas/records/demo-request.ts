/** Where a request for a demonstration stands. */
export const demoRequestStatuses = ['New', 'Contacted', 'Demo_Scheduled', 'Demo_Done', 'Won', 'Lost', 'Spam'] as const;

export type DemoRequestStatus = (typeof demoRequestStatuses)[number];

/** The life of a demo request: which states may follow each (docs/domain.md, Demo requests). */
export const demoRequestSteps: Readonly<Record<DemoRequestStatus, readonly DemoRequestStatus[]>> = {
  New: ['Contacted', 'Spam'],
  Contacted: ['Demo_Scheduled', 'Spam'],
  Demo_Scheduled: ['Demo_Done', 'Spam'],
  Demo_Done: ['Won', 'Lost', 'Spam'],
  Won: ['Spam'],
  Lost: ['Contacted', 'Spam'],
  Spam: ['Contacted'],
};
