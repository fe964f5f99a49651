#!/usr/bin/env node
// A bot in JavaScript: bids just below the lowest bid so far, takes all the caballeros
// it can get, and never stops early. It follows the bids by their events. See docs/protocol.md.
"use strict";
const readline = require("node:readline");

const say = (...lines) => process.stdout.write(lines.join("\n") + "\n");
let seat = "";
let bids = []; // power cards of the others, this round
let question = "";
let legal = [];

function answer() {
  if (question === "power") {
    const cards = legal.map((each) => parseInt(each, 10));
    const lowest = bids.length ? Math.min(...bids) : 7;
    const below = cards.filter((card) => card < lowest);
    return legal[cards.indexOf(below.length ? Math.max(...below) : Math.min(...cards))];
  }
  if (question === "take") return legal[legal.length - 1];
  return legal.find((each) => each !== "stop" && each !== "veto") ?? legal[0];
}

const hear = {
  elgrande: () => say("bot thrifty", "wants events", "ready"),
  new: (words) => (seat = words.find((each) => each.startsWith("seat=")).slice(5)),
  event: ([kind, ...values]) => {
    if (kind === "round-began") bids = [];
    if (kind === "bid" && values[0] !== seat) bids.push(Number(values[1]));
  },
  question: ([kind]) => (question = kind),
  legal: (words) => (legal = words),
  go: () => say(`answer ${answer()}`),
  quit: () => process.exit(0),
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rest] = line.trim().split(" ");
  if (Object.hasOwn(hear, word)) hear[word](rest);
});
