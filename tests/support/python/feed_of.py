"""Reads a podcast as feedparser and gPodder's podcastparser do. Prints what they found, and complaints, as JSON."""

import io
import json
import sys
import urllib.request

import feedparser
import podcastparser

url = sys.argv[1]
data = urllib.request.urlopen(url).read()
general = feedparser.parse(data)
podcast = podcastparser.parse(url, io.BytesIO(data))
json.dump(
    {
        # Set if the XML is not well-formed, or a value does not fit.
        "faults": str(general.get("bozo_exception", "")),
        "version": general.version,
        "titles": [entry.title for entry in general.entries],
        "cover": podcast.get("cover_url"),
        "type": podcast.get("type"),
        "episodes": [
            {
                "title": episode["title"],
                "number": episode.get("number"),
                "seconds": episode["total_time"],
                "bytes": episode["enclosures"][0]["file_size"],
                "url": episode["enclosures"][0]["url"],
                "chapters": [[part["start"], part["title"]] for part in episode.get("chapters", [])],
                "chapters_json": episode.get("chapters_json_url"),
            }
            for episode in podcast["episodes"]
        ],
    },
    sys.stdout,
)
