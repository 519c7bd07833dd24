/** Moving and magnifying the map: mouse, wheel, one and two fingers, keys. */

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HEX = 50; // from the centre of a hex to its corners
const MOST = 6; // times the whole map
const CLOSE = 3; // the same, when a part of it is to be seen with what is around it

/** Pixels between a hex and what stands beside it, and around both. */
export const GAP = 4;
export const EDGE = 4;

export class PanZoom {
  /** The part of the board that is shown. */
  shown = $state.raw<Bounds>({ x: 0, y: 0, width: 1, height: 1 });
  #whole: Bounds = { x: 0, y: 0, width: 1, height: 1 };
  #pointers = new Map<number, { x: number; y: number }>();
  #moved = 0;
  /** Whether gestures on something are none of the map's. */
  spares: (target: Element) => boolean = () => false;

  get viewBox(): string {
    const { x, y, width, height } = this.shown;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Whether the pointer that was just lifted dragged the map, so that it is no click. */
  get dragged(): boolean {
    return this.#moved > 6;
  }

  /** Nothing has been dragged: what follows is another gesture. */
  still(): void {
    this.#moved = 0;
  }

  /** A point of the board, and how far a corner of its hex is from it, in a picture of that size. */
  onScreen(px: number, py: number, width: number, height: number): { x: number; y: number; reach: number } {
    const { x, y, width: w, height: h } = this.shown;
    const scale = Math.min(width / w, height / h);
    return {
      x: width / 2 + (px - x - w / 2) * scale,
      y: height / 2 + (py - y - h / 2) * scale,
      reach: HEX * scale,
    };
  }

  fit(whole: Bounds = this.#whole): void {
    this.#whole = whole;
    this.shown = whole;
  }

  /** Magnify by a factor around a point of the board, by default the middle. */
  zoom(factor: number, around?: { x: number; y: number }): void {
    const { x, y, width, height } = this.shown;
    const scale = Math.min(Math.max(factor, width / (this.#whole.width * 1.2)), (width * MOST) / this.#whole.width);
    const at = around ?? { x: x + width / 2, y: y + height / 2 };
    this.#show({
      x: at.x - (at.x - x) / scale,
      y: at.y - (at.y - y) / scale,
      width: width / scale,
      height: height / scale,
    });
  }

  /** Show a part of the board as large as it fits. */
  frame(part: Bounds): void {
    const width = Math.max(part.width, this.#whole.width / CLOSE);
    const height = Math.max(part.height, this.#whole.height / CLOSE);
    this.#show({ x: part.x - (width - part.width) / 2, y: part.y - (height - part.height) / 2, width, height });
  }

  /** Move by a share of what is shown. */
  pan(dx: number, dy: number): void {
    const { x, y, width, height } = this.shown;
    this.#show({ x: x + dx * width, y: y + dy * height, width, height });
  }

  /** Bring a point of the board into sight. */
  reveal(px: number, py: number, margin = 60): void {
    const { x, y, width, height } = this.shown;
    const inside = px > x + margin && px < x + width - margin && py > y + margin && py < y + height - margin;
    if (!inside && width < this.#whole.width) this.#show({ x: px - width / 2, y: py - height / 2, width, height });
  }

  /** Move, and magnify less where that is not enough, until a hex has so many pixels of room above or below it. */
  makeRoom(px: number, py: number, room: number, screen: { width: number; height: number; edge: number }): void {
    const { width, height, edge } = screen;
    const most = (height - room - 2 * edge) / 2; // how far a corner may be from the centre
    const { reach } = this.onScreen(px, py, width, height);
    if (reach > most && most > 0) this.zoom(most / reach, { x: px, y: py });
    const at = this.onScreen(px, py, width, height);
    const [top, bottom] = [at.y - at.reach, at.y + at.reach];
    const fits = top >= edge && bottom <= height - edge && (bottom + room <= height || top - room >= 0);
    if (fits) return;
    const { width: w, height: h } = this.shown;
    const scale = Math.min(width / w, height / h);
    this.pan(0, (bottom - Math.max(2 * at.reach + edge, height - room)) / scale / h);
  }

  #show(wanted: Bounds): void {
    const { x, y, width, height } = this.#whole;
    const clamp = (at: number, size: number, from: number, length: number): number =>
      Math.min(Math.max(at, from - size / 2), from + length - size / 2);
    this.shown = {
      ...wanted,
      x: clamp(wanted.x, wanted.width, x, width),
      y: clamp(wanted.y, wanted.height, y, height),
    };
  }

  onBoard(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  /** Listen on the picture; for `use:` and attachments. */
  attach = (svg: SVGSVGElement): (() => void) => {
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (this.spares(event.target as Element)) return;
      this.zoom(
        Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)),
        this.onBoard(svg, event.clientX, event.clientY),
      );
    };
    const down = (event: PointerEvent): void => {
      if ((event.pointerType === "mouse" && event.button !== 0) || this.spares(event.target as Element)) return;
      if (!this.#pointers.size) this.#moved = 0;
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = this.#pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
      // Taking hold of the pointer at once would take clicks away from the hexes.
      if (this.dragged && !svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      const [from, to] = [this.onBoard(svg, before.x, before.y), this.onBoard(svg, now.x, now.y)];
      const other = others[0];
      if (other) {
        const ratio =
          Math.hypot(now.x - other.x, now.y - other.y) /
          Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        this.zoom(ratio, this.onBoard(svg, (now.x + other.x) / 2, (now.y + other.y) / 2));
      } else if (this.dragged) {
        const { x, y, width, height } = this.shown;
        this.#show({ x: x + from.x - to.x, y: y + from.y - to.y, width, height });
      }
      this.#pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void this.#pointers.delete(event.pointerId);
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    svg.addEventListener("pointerup", up);
    svg.addEventListener("pointercancel", up);
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      svg.removeEventListener("pointerup", up);
      svg.removeEventListener("pointercancel", up);
    };
  };
}
