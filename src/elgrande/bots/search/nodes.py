"""The search tree: nodes, and the answers that leave them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.bots.search.mixture import Mixture
from elgrande.core.state import SEATS


@final
@mypyc_attr(acyclic=True)
class Edge:
    """One answer at a node, with its visits and the total result for the player who gave it."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.visits: i64 = 0
        self.total: float = 0.0
        self.below: Node | None = None
        self.mixture: Mixture | None = None  # that drew this disc


@final
@mypyc_attr(acyclic=True)
class Node:
    def __init__(self) -> None:
        self.visits: vec[i64] = vec[i64]([0] * SEATS)
        self.edges: list[Edge] = []
        self.together: Node | None = None  # the node after discs set simultaneously
        self.mixtures: list[Mixture] = []  # of the seats that set them


def node_after(edge: Edge) -> Node | None:
    """The node below an answer, created on its second visit."""
    if edge.below is None and edge.visits > 0:
        edge.below = Node()
    return edge.below


def node_after_discs(node: Node) -> Node:
    if node.together is None:
        node.together = Node()
    return node.together


def edge_of(node: Node, seat: i64, action: i64) -> Edge:
    for edge in node.edges:
        if edge.action == action and edge.seat == seat:
            return edge
    fresh = Edge(seat, action)
    node.edges.append(fresh)
    return fresh


def mixture_of(node: Node, seat: i64, regions: i64) -> Mixture:
    for each in node.mixtures:
        if each.seat == seat:
            if each.regions != regions:  # the board has come another way
                each.regions = regions
                each.match()
            return each
    fresh = Mixture(seat, regions)
    node.mixtures.append(fresh)
    return fresh
