"""Reads an MP3 or M4B with mutagen. Prints its length, tags and chapters as JSON."""

import json
import sys

from mutagen.mp3 import MP3
from mutagen.mp4 import MP4


def of_mp4(file):
    tags = {key: value for key, value in file.tags.items() if key != "covr"}
    covers = file.tags.get("covr", [])
    return {
        "tags": tags,
        "covers": [[int(cover.imageformat), len(cover)] for cover in covers],
        "chapters": [[round(chapter.start * 1000), chapter.title] for chapter in file.chapters],
        "format": [file.info.codec, file.info.channels, file.info.sample_rate],
    }


def of_mp3(file):
    listed = [list(contents.child_element_ids) for contents in file.tags.getall("CTOC")]
    chapters = {chapter.element_id: chapter for chapter in file.tags.getall("CHAP")}
    order = listed[0] if listed else list(chapters)
    return {
        "tags": {key: str(file.tags[key]) for key in file.tags.keys() if key[0] == "T"},
        "covers": [[cover.mime, int(cover.type), len(cover.data)] for cover in file.tags.getall("APIC")],
        "chapters": [
            [chapters[key].start_time, chapters[key].end_time, str(chapters[key].sub_frames["TIT2"])]
            for key in order
        ],
        "format": ["mp3", file.info.channels, file.info.sample_rate],
    }


path = sys.argv[1]
file = MP4(path) if path.endswith(".m4b") else MP3(path)
answer = of_mp4(file) if path.endswith(".m4b") else of_mp3(file)
json.dump({"seconds": file.info.length, **answer}, sys.stdout)
