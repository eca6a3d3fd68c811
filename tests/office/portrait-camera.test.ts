import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startOffice } from './support/office.ts';

/** A laptop with a camera, which its owner refuses the first time. */
const laptop = (page: Page) =>
  page.addInitScript(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const draw = (): void => {
      const context = canvas.getContext('2d');
      if (!context) return;
      context.fillStyle = '#b5651d';
      context.fillRect(0, 0, 640, 480);
    };
    setInterval(draw, 100);
    let isAsked = false;
    navigator.mediaDevices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
    navigator.mediaDevices.getUserMedia = async () => {
      if (isAsked) return canvas.captureStream(10);
      isAsked = true;
      throw new DOMException('refused', 'NotAllowedError');
    };
  });

describe('a photo by the camera of a laptop', () => {
  const office = startOffice();
  const { open } = office;
  let caller: Caller;
  beforeAll(async () => {
    caller = await signIn(office.app, {});
  });

  /** Widths and heights of a picture on the page. */
  const sizeOf = (page: Page, name: string) =>
    page.getByRole('img', { name, exact: true }).evaluate(async (image) => {
      await (image as HTMLImageElement).decode();
      return [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight];
    });

  it('is taken of a student once the camera is allowed, and is three wide and four high', async () => {
    const { Student_Id } = await addStudent(caller, { First_Name: 'Soham', Last_Name: 'Borse' });
    const { page, faults, close } = await open(`/student/${Student_Id}?edit=photo`, { prepare: laptop });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take a photo' }).click();
    await dialog.getByText('The browser does not let this page use the camera.', { exact: false }).waitFor();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await complaints(page)).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
    await dialog.getByRole('button', { name: 'Take the photo', disabled: false }).waitFor();
    await dialog.getByRole('button', { name: 'Take the photo' }).press('Enter');
    await dialog.getByRole('img', { name: 'The photo as it will be' }).waitFor();
    await dialog.getByRole('button', { name: 'Save the photo' }).click();
    const [width = 0, height = 0] = await sizeOf(page, 'Photo of Soham Borse');
    expect(width / height).toBeCloseTo(3 / 4, 2);
    expect(faults).toEqual([]);
    await close();
  });

  it('is taken of a member of staff, and stands in the form', async () => {
    const { page, close } = await open('/staff/add_staff_member', { prepare: laptop });
    await page.getByRole('button', { name: 'Choose a photo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take a photo' }).click();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Take the photo', disabled: false }).click();
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    expect(await sizeOf(page, 'Photo')).toEqual([360, 480]);
    await close();
  });

  it('is chosen from a file where there is no camera', async () => {
    const { Student_Id } = await addStudent(caller, { First_Name: 'Asha', Last_Name: 'Deo' });
    const { page, close } = await open(`/student/${Student_Id}?edit=photo`, {
      prepare: (one) =>
        one.addInitScript(() => {
          navigator.mediaDevices.enumerateDevices = async () => [];
        }),
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Take a photo' }).count()).toBe(0);
    await close();
  });
});
