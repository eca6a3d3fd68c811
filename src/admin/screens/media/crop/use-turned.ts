import { useCallback, useEffect, useState } from 'react';
import type { MediaDetails } from '#schemas/api/media-item.ts';

/** How wide a picture is drawn at most, in pixels: twice what the panel has. */
const drawnWidth = 960;

const urlOf = ({ variants, url }: MediaDetails): string => {
  const plain = variants.filter(({ format }) => format !== 'avif').toSorted((a, b) => a.width - b.width);
  return (plain.find(({ width }) => width >= drawnWidth) ?? plain.at(-1))?.url ?? url;
};

/** Draws a picture over the whole of a canvas, turned clockwise by quarters; whether it cannot be read. */
export const useTurned = (media: MediaDetails) => {
  const url = urlOf(media);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setPicture(image);
    image.onerror = () => setBroken(true);
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  const draw = useCallback(
    (canvas: HTMLCanvasElement, turn: number): void => {
      const context = canvas.getContext('2d');
      if (!picture || !context) return;
      const scale = Math.min(1, drawnWidth / picture.naturalWidth);
      const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
      const isLying = turn % 180 !== 0;
      canvas.width = isLying ? height : width;
      canvas.height = isLying ? width : height;
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((turn * Math.PI) / 180);
      context.drawImage(picture, -width / 2, -height / 2, width, height);
    },
    [picture],
  );
  return { draw, isBroken };
};
