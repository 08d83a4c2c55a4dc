/** The messages of src/skep/server/messages/ under short names; types.ts is made from them. */
import type { components } from "./types";

type Schemas = components["schemas"];

export type Color = Schemas["Color"];
export type PieceName = string;
export type Cell = readonly [number, number];

export type NewGame = Schemas["NewGame"];
export type ClockSettings = Schemas["ClockSettings"];
export type GameView = Schemas["GameView"];
export type MoveView = Schemas["MoveView"];
export type Turn = Schemas["Turn"];
export type Clocks = Schemas["Clocks"];
export type Seat = Schemas["Seat"];
export type Seats = Schemas["Seats"];
export type SeatLink = Schemas["SeatLink"];
export type Result = Schemas["Result"];
export type GameSummary = Schemas["GameSummary"];
export type GameList = Schemas["GameList"];
export type GameTree = Schemas["GameTree"];
export type LevelView = Schemas["LevelView"];
export type OpponentsView = Schemas["OpponentsView"];
export type Why = Schemas["Why"];
export type Problem = Schemas["Problem"];

export type Premoves = Schemas["Premoves"];
export type OpponentResults = Schemas["OpponentResults"];
export type PlayerResults = Schemas["PlayerResults"];
export type Hint = Schemas["Hint"];
export type Review = Schemas["Review"];
export type Stored = Schemas["Stored"];
export type Saying = Schemas["Saying"];
export type LessonView = Schemas["LessonView"];
export type LessonTask = Schemas["LessonTask"];
export type LessonBoard = Schemas["LessonBoard"];
export type LessonAnswer = Schemas["LessonAnswer"];
export type LessonEvidence = Schemas["LessonEvidence"];
export type LessonResult = Schemas["LessonResult"];

export type MakeMove = Schemas["MakeMove"];
export type Simple = Schemas["Simple"];
export type SyncGame = Schemas["SyncGame"];
export type SayPhrase = Schemas["SayPhrase"];
export type Phrase = SayPhrase["phrase"];
export type Command = MakeMove | Simple | SyncGame | SayPhrase;
export type Request = Schemas["Request"];
export type Ping = Schemas["Ping"];

export type Declined = Schemas["Declined"];
export type GameEvent =
  | Schemas["Joined"]
  | Schemas["Moved"]
  | Schemas["TakenBack"]
  | Schemas["Offered"]
  | Declined
  | Schemas["Ended"]
  | Schemas["Rematched"];

export type Notice =
  | Schemas["Snapshot"]
  | Schemas["CaughtUp"]
  | Schemas["TurnNotice"]
  | Schemas["Presence"]
  | Schemas["Said"]
  | Schemas["Done"]
  | Schemas["Refused"]
  | Schemas["Pong"];

export type Outgoing = GameEvent | Notice;
