/** What people at the table say to each other and to themselves: chat, proposals, programmed moves. */

import { get, post, put, remove } from "../../lib/api";
import type { ProgramView, Vote } from "../../lib/model";
import { session } from "../../lib/session.svelte";
import { words } from "../../lib/words.svelte";
import type { GameTable } from "../table.svelte";
import { joined, voiceIn, type ChatLine, type Program } from "./talk";

const SEEN = "highiron.chat.";

interface ChatPage {
  lines: ChatLine[];
  more: boolean;
}

export class People {
  chat = $state.raw<ChatLine[]>([]);
  /** Whether there are earlier lines than those that were asked for. */
  moreChat = $state(false);
  votes = $state.raw<Vote[]>([]);
  programs = $state.raw<ProgramView[]>([]);
  /** The id of the last line that was read in this browser. */
  seen = $state(0);

  unread = $derived(
    this.chat.filter((line) => line.id > this.seen && line.person !== (session.person?.id ?? -1)).length,
  );
  /** Proposals that wait for an answer of this reader. */
  asked = $derived(
    this.votes.filter((vote) => vote.status === "open" && voiceIn(vote, this.table.mine, session.person?.id ?? -1)),
  );
  active = $derived(this.programs.filter((program) => program.status === "active"));

  constructor(readonly table: GameTable) {
    this.seen = readSeen(table.id);
  }

  async loadChat(): Promise<void> {
    const page = await get<ChatPage>(`/games/${this.table.id}/chat`, { limit: 100 });
    if (!this.chat.length) this.moreChat = page.more;
    this.chat = joined(this.chat, page.lines);
  }

  async loadEarlier(): Promise<void> {
    const page = await get<ChatPage>(`/games/${this.table.id}/chat`, { limit: 100, before: this.chat[0]?.id });
    this.moreChat = page.more;
    this.chat = joined(page.lines, this.chat);
  }

  heard(line: ChatLine): void {
    this.chat = joined(this.chat, [line]);
  }

  /** All lines so far have been shown. */
  read(): void {
    const last = this.chat.at(-1)?.id ?? 0;
    if (last <= this.seen) return;
    this.seen = last;
    try {
      localStorage.setItem(SEEN + this.table.id, String(last));
    } catch {
      return;
    }
  }

  async say(text: string): Promise<void> {
    this.heard(await post<ChatLine>(`/games/${this.table.id}/chat`, { text }));
    this.read();
  }

  async loadVotes(): Promise<void> {
    this.votes = (await get<Vote[]>(`/games/${this.table.id}/votes`)).filter((vote) => vote.status === "open");
  }

  async propose(kind: string, detail: { to?: number; of?: string; bot?: string; name?: string } = {}): Promise<Vote> {
    const vote = await post<Vote>(`/games/${this.table.id}/votes`, { kind, seat: this.table.seat ?? "", ...detail });
    await this.loadVotes();
    return vote;
  }

  async answer(vote: Vote, agrees: boolean): Promise<void> {
    await put(`/games/${this.table.id}/votes/${vote.id}`, { agrees });
    await this.loadVotes();
  }

  async loadPrograms(): Promise<void> {
    this.programs = await get<ProgramView[]>(`/games/${this.table.id}/programs`, { locale: words.forBrowser });
  }

  async setProgram(seat: string, program: Program): Promise<void> {
    this.programs = await put<ProgramView[]>(`/games/${this.table.id}/programs?locale=${words.forBrowser}`, {
      seat,
      program,
    });
  }

  async dropProgram(seat: string): Promise<void> {
    await remove(`/games/${this.table.id}/programs?seat=${seat}`);
    await this.loadPrograms();
  }
}

function readSeen(id: string): number {
  try {
    return Number(localStorage.getItem(SEEN + id) ?? 0) || 0;
  } catch {
    return 0;
  }
}
